/** The confirmation page behind a link in the owner's mail. */
import { mark as words } from 'words:answers';
import type { Answers } from '../../../contract/answers.ts';
import type { Company } from '../../../contract/company.ts';
import { fillIn } from '../../../contract/fill-in.ts';
import { AnswerForm } from '../parts/AnswerForm/AnswerForm.tsx';
import { AnswerHead } from './AnswerHead.tsx';
import { createRender } from './create-render.ts';

function MarkAnswer({ company, inbox, ...values }: Answers['mark'] & { company: Company }) {
  return (
    <>
      <AnswerHead
        title={fillIn(words.title, values)}
        lead={fillIn(words.question, values)}
        company={company}
      />
      <section className="section wrap" data-surface="paper">
        <AnswerForm button={fillIn(words.button, values)} />
        {inbox !== undefined && <a href={inbox}>{words.inbox}</a>}
      </section>
    </>
  );
}

export const render = createRender(MarkAnswer);
