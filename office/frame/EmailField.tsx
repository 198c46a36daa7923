import type { ComponentProps } from 'react';

/** `type="email"` would refuse “Ann <ann@example.org>” or an invisible sign, which the server understands. */
export const EmailField = (props: ComponentProps<'input'>) => (
  <input
    className="control"
    name="email"
    inputMode="email"
    autoCapitalize="none"
    spellCheck={false}
    required
    {...props}
  />
);
