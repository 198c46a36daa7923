/** A problem in the server's words, with the company's phone and email. */
import { problem } from 'words:answers';
import type { Answers } from '../../../contract/answers.ts';
import type { Company } from '../../../contract/company.ts';
import { getCallAddress } from '../../../domain/typed/phone.ts';
import { ActionLink } from '../parts/ActionLink/ActionLink.tsx';
import { AnswerHead } from './AnswerHead.tsx';
import { createRender } from './create-render.ts';

function ProblemAnswer({ title, summary, company }: Answers['problem'] & { company: Company }) {
  const { phone } = company;
  return (
    <>
      <AnswerHead title={title} lead={summary} company={company} />
      <section className="section wrap stack" data-surface="plaster">
        <p>
          {problem.call} <a href={getCallAddress(phone)}>{phone.shown}</a>
        </p>
        <p>
          <ActionLink label={problem.write} path="/contact" />
        </p>
      </section>
    </>
  );
}

export const render = createRender(ProblemAnswer);
