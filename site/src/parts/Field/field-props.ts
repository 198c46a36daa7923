import type { ReactNode } from 'react';
import type { FormField } from '../../../../contract/form-field.ts';

export interface FieldProps extends FormField {
  /** The error below the field, unless a surrounding form provides one. */
  error?: string | undefined;
  value?: string | undefined;
  /** The company's immediate response to the value. The server repeats it later. */
  answer?: ReactNode;
  /** Name of the list that replaces the text field once a script runs. */
  list?: string | undefined;
}
