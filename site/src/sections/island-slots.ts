/** An island's slot HTML as React elements, identical on the server and in the browser. */
import { createElement, type ReactNode } from 'react';

/** `slots` maps slot names to HTML; `default` becomes `children`. React never changes this HTML. */
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
