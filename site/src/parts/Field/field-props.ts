import type { FormField } from '../../../../contract/form-field.ts';

export interface FieldProps extends FormField {
  /** Sentence under the field, where no form around it says one. */
  error?: string;
  value?: string;
  /** What a `select` shows for its value, where that is not the value itself. */
  shown?: string;
  /** Overrides what the error says about validity; for pages that the server fills in. */
  invalid?: string;
  /** What the company says to the value at once; the server says the same later. */
  answer?: string | undefined;
  /** Places for each of several choices, on a page that the server fills in: lists of which one has the box. */
  boxes?: readonly { ticked: string; open: string }[];
  /** Name of the list that a script puts in place of the text field. */
  list?: string | undefined;
}
