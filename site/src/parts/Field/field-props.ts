import type { FormField } from '../../../../contract/form-field.ts';

export interface FieldProps extends FormField {
  /** Sentence under the field, where no form around it says one. */
  error?: string;
  value?: string | undefined;
  /** What the company says to the value at once; the server says the same later. */
  answer?: string | undefined;
  /** Name of the list that a script puts in place of the text field. */
  list?: string | undefined;
}
