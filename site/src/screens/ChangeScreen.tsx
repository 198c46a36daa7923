/** The forms behind the link in the receipt, for correcting or withdrawing a message. They show nothing stored. */
import { change } from 'words:answers';
import { noteField, withdrawField, type ServerScreens } from '../../../contract/server-screens.ts';
import type { Company } from '../../../contract/company.ts';
import { contactFields, contactNames, longestMessage } from '../../../contract/lead-forms.ts';
import { fillIn } from '../../../contract/fill-in.ts';
import { AnswerForm } from '../parts/AnswerForm/AnswerForm.tsx';
import { ScreenHead } from './ScreenHead.tsx';
import { createRender } from './create-render.ts';

const listFields = () => [
  ...contactNames.map((name) => ({ ...contactFields[name], label: change[name] })),
  { name: noteField, type: 'textarea', label: change.label, maxLength: longestMessage } as const,
];

function ChangeScreen({
  reference,
  summary,
  typed,
  errors,
  company,
}: ServerScreens['change'] & { company: Company }) {
  const shown = listFields().map((field) => ({
    ...field,
    required: false,
    value: typed[field.name],
    error: errors[field.name],
  }));
  return (
    <>
      <ScreenHead title={fillIn(change.title, { reference })} lead={summary} company={company} />
      <section className="section wrap" data-surface="paper">
        <AnswerForm button={change.button} fields={shown} />
        <AnswerForm button={change.withdraw} hidden={{ name: withdrawField, value: 'yes' }} tone="outline" />
      </section>
    </>
  );
}

export const render = createRender(ChangeScreen);
