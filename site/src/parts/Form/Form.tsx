import type { ComponentProps } from 'react';
import { FieldErrors, FieldHints } from './field-errors.ts';
import type { useForm } from './use-form.ts';

interface Props extends ComponentProps<'form'> {
  form: ReturnType<typeof useForm>;
  /** The form's accessible name. */
  label: string;
  /** Submission without JavaScript: `post` and `get` go to `action`; `dialog` stops after the browser's validation. */
  method: 'post' | 'get' | 'dialog';
}

/** A form on `useForm`. Each `Field` in it shows its own error. */
export function Form({ form, label, children, ...attributes }: Props) {
  return (
    <FieldErrors value={form.errors}>
      <FieldHints value={form.hints}>
        <form aria-label={label} {...attributes} {...form.handlers} ref={form.element}>
          {children}
        </form>
      </FieldHints>
    </FieldErrors>
  );
}
