/** The forms in the words of the content: what content/words/forms.yaml says, else what the table says. */
import { enquiryForms, questionFields, type EnquiryForm, type EnquiryKind } from './enquiry-forms.ts';
import type { EnquiryField } from './form-field.ts';

/** Words of a field that content may replace. */
type FieldWords = Partial<
  Pick<EnquiryField, 'label' | 'missing' | 'hint' | 'placeholder' | 'ownerLabel' | 'options' | 'choices'>
>;

/** Words of a form that content may replace. */
interface KindWords extends Partial<Pick<EnquiryForm, 'name' | 'receiptName' | 'button' | 'groups'>> {
  /** Words by the name of their field, so every word has a lasting id, such as `contact-message.fields.website.hint`. */
  fields?: Readonly<Record<string, FieldWords>>;
}

export type FormWords = Readonly<Partial<Record<EnquiryKind, KindWords>>>;

export function fillForm(kind: EnquiryKind, words: FormWords = {}): EnquiryForm {
  const form: EnquiryForm = enquiryForms[kind];
  const { fields = {}, groups = {}, ...others } = words[kind] ?? {};
  const headings = { ...form.groups, ...groups };
  const fillField = (field: EnquiryField): EnquiryField => ({
    ...field,
    ...fields[field.name],
    ...(field.group !== undefined && { group: headings[field.group] ?? field.group }),
  });
  return { ...form, ...others, groups: headings, fields: form.fields.map(fillField) };
}

/** The fields of a form in order. */
export const formFields = (kind: EnquiryKind, words?: FormWords) => fillForm(kind, words).fields;

const questionNames = new Set(questionFields.map(({ name }) => name));

/** The questions that nobody must answer, in the words of the form that asks them. */
export const listQuestionFields = (words?: FormWords): EnquiryField[] =>
  formFields('takeoff', words).filter(({ name }) => questionNames.has(name));
