/** Combines the forms with their words: `requests` of contract/words, overridden by content/words/forms.yaml. */
import { leadForms, questionFields, type LeadKind, type FormRules } from './lead-forms.ts';
import type { LeadField, FieldWords } from './form-field.ts';

export interface FormWords {
  /** The form's name in the owner's mails and on the command line. */
  name: string;
  /** The form's name in the visitor's receipt. */
  receiptName: string;
  /** The button's words, unless the page overrides them. */
  button: string;
  /** Headings of field groups, by name. */
  groups?: Readonly<Record<string, string>>;
  /** Words by field name, so that every text has a permanent id, such as `contact-message.fields.website.hint`. */
  fields: Readonly<Record<string, FieldWords>>;
}

export type RequestForms = Readonly<Record<LeadKind, FormWords>>;

export interface LeadForm extends Omit<FormRules, 'fields' | 'added'>, Omit<FormWords, 'fields'> {
  fields: LeadField[];
  /** The fields that the server adds to the lead, for the owner. */
  added: { name: string; label: string }[];
}

export function fillForm(kind: LeadKind, forms: RequestForms): LeadForm {
  const { fields: rules, added, ...form }: FormRules = leadForms[kind];
  const { fields, ...words } = forms[kind];
  const labelField = (name: string) => fields[name] ?? { label: name };
  return {
    ...form,
    ...words,
    fields: rules.map((field) => ({
      ...field,
      ...labelField(field.name),
      ...(field.group !== undefined && { group: words.groups?.[field.group] ?? field.group }),
    })),
    added: added === undefined ? [] : [{ name: added, label: labelField(added).label }],
  };
}

export const formFields = (kind: LeadKind, forms: RequestForms) => fillForm(kind, forms).fields;

const questionNames = new Set(questionFields.map(({ name }) => name));

/** The optional questions, with the wording of the form that asks them. */
export const listQuestionFields = (forms: RequestForms): LeadField[] =>
  formFields('takeoff', forms).filter(({ name }) => questionNames.has(name));
