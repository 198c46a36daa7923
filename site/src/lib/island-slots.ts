/** The HTML of an island's slots as React elements, the same on the server and in the browser. */
import { createElement, type ReactNode } from 'react';

/** `slots`: HTML by the name of the slot; `default` becomes `children`. React never changes it. */
export const createSlots = (slots: Readonly<Record<string, string>>): Record<string, ReactNode> =>
  Object.fromEntries(
    Object.entries(slots).map(([name, html]) => [
      name === 'default' ? 'children' : name,
      createElement('div', {
        'data-slot': name,
        suppressHydrationWarning: true,
        dangerouslySetInnerHTML: { __html: html },
      }),
    ]),
  );
