import type { ComponentProps, ReactNode } from 'react';

/** A button that sends no form. */
export const ActButton = ({ label, ...button }: { label: ReactNode } & ComponentProps<'button'>) => (
  <button type="button" {...button}>
    {label}
  </button>
);
