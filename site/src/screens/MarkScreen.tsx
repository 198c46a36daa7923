/** The confirmation page behind a link in the owner's mail. */
import { mark as words } from 'words:answers';
import type { ServerScreens } from '../../../contract/server-screens.ts';
import type { Company } from '../../../contract/company.ts';
import { fillIn } from '../../../contract/fill-in.ts';
import { AnswerForm } from '../parts/AnswerForm/AnswerForm.tsx';
import { ScreenHead } from './ScreenHead.tsx';
import { createRender } from './create-render.ts';

function MarkScreen({ company, inbox, ...values }: ServerScreens['mark'] & { company: Company }) {
  return (
    <>
      <ScreenHead
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

export const render = createRender(MarkScreen);
