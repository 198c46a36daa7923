/** The parts of a form field. Plain data, so that it can run in browsers. */
import type { FieldType } from '../domain/typed/clean-typed.ts';

export interface Choice {
  label: string;
  /** The scope of the choice, such as sections of a specification. */
  note?: string;
}

/** A choice as it is sent and stored. */
export const writeChoice = ({ label, note }: Choice): string =>
  note === undefined ? label : `${label} (${note})`;

/** An option of a `select`. `value` is sent and stored if it differs from the label. */
export interface Option {
  label: string;
  value?: string;
}

/** Options that the code identifies by their English words, whatever the page shows. */
export const offer = (...values: readonly string[]): Option[] =>
  values.map((value) => ({ label: value, value }));

export const getValue = ({ label, value = label }: Option): string => value;

/** The label for a sent value; a value that is not an option is shown as it is. */
export const formatValue = (
  { options = [] }: { options?: readonly Option[] | undefined },
  value: string,
): string => options.find((option) => getValue(option) === value)?.label ?? value;

/** The words of a field; empty ones are not shown. */
export interface FieldWords {
  label: string;
  /** The error message for a missing value. */
  missing?: string;
  hint?: string;
  /** The label of a `select` before anything is chosen. */
  placeholder?: string;
  /** The label in mails and on the command line; the normal label by default. */
  ownerLabel?: string;
  /** The server accepts any text, because content may offer other options. */
  options?: readonly Option[];
  /** The entries of a `choices` field. */
  choices?: readonly Choice[];
}

export interface FormField extends FieldWords {
  /** The payload key. The keys here are promised (docs/specification.md: FORM-CONTACT, FORM-SERVICE, BLOG-REPLY). */
  name: string;
  /**
   * `choices`: any number of them, one per line of the value. `hidden`: another element of the page fills it in, for
   * the form with the id `getFormId`.
   */
  type: FieldType;
  /**
   * The autofill token. Without it, browsers also restore typed text when the visitor returns; with `off`, they do not.
   */
  autoComplete?: string;
  /** The phone keyboard. */
  inputMode?: 'numeric';
  /**
   * The maximum length in characters; unlimited if missing. Pages never use `maxlength`, because browsers silently
   * truncate pasted text.
   */
  maxLength?: number;
  /** `browser`: the page requires it, but the server does not. */
  required: boolean | 'browser';
}

export interface LeadField extends FormField {
  maxLength: number;
  /** If true, only forms whose section has `website: true` show it. */
  isExtra?: boolean;
  /** The name in the stored lead: FORM-CONTACT has `phone`, FORM-SERVICE `phoneNumber`. */
  storedAs?: string;
  /** If true, the group is collapsed at first. */
  isFolded?: boolean;
  /**
   * The heading above this field and the following ones with the same name; in the table of forms, the heading's name.
   */
  group?: string;
  /** If true, the field shares a row with another one where there is space. */
  isHalf?: boolean;
}

/** A field without its words, which are in contract/words. */
export type FieldRules = Omit<LeadField, keyof FieldWords>;
