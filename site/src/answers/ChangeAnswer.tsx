/** The form behind the link in the receipt, for correcting or withdrawing a message. */
import { change } from 'words:answers';
import { noteField, withdrawField, type Answers } from '../../../contract/answers.ts';
import type { Company } from '../../../contract/company.ts';
import { longestMessage } from '../../../contract/enquiry-forms.ts';
import { fillIn } from '../../../contract/fill-in.ts';
import { AnswerForm } from '../parts/AnswerForm/AnswerForm.tsx';
import { AnswerHead } from './AnswerHead.tsx';
import { createRender } from './create-render.ts';

function ChangeAnswer({ reference, summary, note, company }: Answers['change'] & { company: Company }) {
  const field = { name: noteField, label: change.label, maxLength: longestMessage, value: note };
  return (
    <>
      <AnswerHead title={fillIn(change.title, { reference })} lead={summary} company={company} />
      <section className="section wrap" data-surface="paper">
        <AnswerForm button={change.button} field={field} />
        <AnswerForm button={change.withdraw} hidden={{ name: withdrawField, value: 'yes' }} tone="outline" />
      </section>
    </>
  );
}

export const render = createRender(ChangeAnswer);
