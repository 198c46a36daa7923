import type { LeadField } from '../../../../contract/form-field.ts';
import { isAnswered, type QuestionAnswers } from '../../../../domain/answer-questions.ts';
import type { PhoneNumber } from '../../../../domain/typed/phone.ts';
import { Field } from '../../parts/Field/Field.tsx';
import { PhoneText } from '../../parts/PhoneText/PhoneText.tsx';
import styles from './EnquiryFields.module.css';

interface Props {
  fields: readonly LeadField[];
  /** Typed values when the server shows the form again. */
  typed: Readonly<Record<string, string>> | undefined;
  /** The company's responses to the typed values, by field name. */
  answers: QuestionAnswers;
  /** Of the company. */
  phone: PhoneNumber;
}

/** The fields in order, grouped under the form's headings if it has any. */
export function EnquiryFields({ fields, typed, answers, phone }: Props) {
  const draw = (field: LeadField) => (
    <Field
      key={field.name}
      {...field}
      answer={isAnswered(field.name) && <PhoneText text={answers[field.name] ?? ''} phone={phone} />}
      value={typed?.[field.name]}
    />
  );
  const groups = listGroups(fields);
  if (groups.every(({ name }) => name === undefined)) return fields.map(draw);
  const drawRows = (own: readonly LeadField[]) => (
    <div className={styles.fields}>
      {own.map((field) => (
        <div key={field.name} className={field.isHalf ? undefined : styles.wide}>
          {draw(field)}
        </div>
      ))}
    </div>
  );
  return groups.map(({ name, fields: own }) => {
    if (name === undefined) return own.map(draw);
    if (own[0]?.isFolded) {
      // The server shows a form again because of an error, so no part is collapsed.
      return (
        <details key={name} className={styles.folded} open={typed !== undefined}>
          <summary>{name}</summary>
          {drawRows(own)}
        </details>
      );
    }
    return (
      <fieldset key={name} className={styles.group}>
        <legend>{name}</legend>
        {drawRows(own)}
      </fieldset>
    );
  });
}

function listGroups(fields: readonly LeadField[]) {
  const groups: { name: string | undefined; fields: LeadField[] }[] = [];
  for (const field of fields) {
    const last = groups.at(-1);
    if (last && last.name === field.group) last.fields.push(field);
    else groups.push({ name: field.group, fields: [field] });
  }
  return groups;
}
