/** What a field of a form is made of. Plain data, so that browsers may have it. */
export interface Choice {
  label: string;
  /** What it covers, such as sections of a specification. */
  note?: string;
}

/** A choice as it is sent and stored. */
export const writeChoice = ({ label, note }: Choice): string =>
  note === undefined ? label : `${label} (${note})`;

/** What a `select` offers. `value` is what is sent and stored, when that is not the label. */
export interface Option {
  label: string;
  value?: string;
}

/** Options that the code knows by their English words, whatever the page says. */
export const offer = (...values: readonly string[]): Option[] =>
  values.map((value) => ({ label: value, value }));

export const getValue = ({ label, value = label }: Option): string => value;

/** The words for a value that was sent; a value that the field does not offer is its own words. */
export const formatValue = (
  { options = [] }: { options?: readonly Option[] | undefined },
  value: string,
): string => options.find((option) => getValue(option) === value)?.label ?? value;

/** The words of a field; an empty one is not said. */
export interface FieldWords {
  label: string;
  /** What to say when it is empty. */
  missing?: string;
  hint?: string;
  /** What a `select` says before anything is chosen. */
  placeholder?: string;
  /** In mails, on the command line; the label when it is missing. */
  ownerLabel?: string;
  /** The server takes any text, because content may offer others. */
  options?: readonly Option[];
  /** What `choices` offer. */
  choices?: readonly Choice[];
}

export interface FormField extends FieldWords {
  /** Key of the payload; those that are here are promised (docs/specification.md: FORM-CONTACT, FORM-SERVICE, BLOG-REPLY). */
  name: string;
  /**
   * `choices`: any number of them, each on a line of the value. `hidden`: something else on the page fills it in, for the form whose id is
   * `getFormId`.
   */
  type:
    'text' | 'email' | 'tel' | 'password' | 'date' | 'time' | 'textarea' | 'select' | 'choices' | 'hidden';
  /**
   * What browsers may fill in. Without it browsers also bring back what was typed when the visitor comes back; with `off`
   * they do not.
   */
  autoComplete?: string;
  /** The keyboard of a phone. */
  inputMode?: 'numeric';
  /**
   * Longest accepted value, in characters. Without it there is no bound. The page never says `maxlength`: browsers cut a
   * paste there without a word.
   */
  maxLength?: number;
  /** `browser`: the page requires it, but the server refuses no lead that lacks it. */
  required: boolean | 'browser';
}

export interface EnquiryField extends FormField {
  maxLength: number;
  /** `true`: only the forms whose content asks for it show it. */
  isExtra?: boolean;
  /** Name in the stored lead: FORM-CONTACT says `phone`, FORM-SERVICE says `phoneNumber`. */
  storedAs?: string;
  /** `true`: the group is closed until somebody opens it. */
  isFolded?: boolean;
  /** Heading over this field and those after it that name the same; in the table of the forms the name of the heading. */
  group?: string;
  /** `true`: beside another one where there is room. */
  isHalf?: boolean;
}

/** A field without its words, which are in contract/words. */
export type FieldRules = Omit<EnquiryField, keyof FieldWords>;
