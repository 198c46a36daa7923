/** A problem in the server's words, with the company's phone and email. */
import { problem } from 'words:answers';
import type { ServerScreens } from '../../../contract/server-screens.ts';
import type { Company } from '../../../contract/company.ts';
import { getCallAddress } from '../../../domain/typed/phone.ts';
import { ActionLink } from '../parts/ActionLink/ActionLink.tsx';
import { ScreenHead } from './ScreenHead.tsx';
import { createRender } from './create-render.ts';

function ProblemScreen({ title, summary, company }: ServerScreens['problem'] & { company: Company }) {
  const { phone } = company;
  return (
    <>
      <ScreenHead title={title} lead={summary} company={company} />
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

export const render = createRender(ProblemScreen);
