/** The page of a stored request: accepts files, and answers to questions if its kind has any. */
import { page } from 'words:request';
import type { ServerScreens } from '../../../contract/server-screens.ts';
import type { Company } from '../../../contract/company.ts';
import { fillIn } from '../../../contract/fill-in.ts';
import { RequestSheet } from '../parts/RequestSheet/RequestSheet.tsx';
import { ScreenHead } from './ScreenHead.tsx';
import { createRender } from './create-render.ts';

function RequestScreen({ company, ...request }: ServerScreens['request'] & { company: Company }) {
  const { reference, days, isWithdrawn } = request;
  if (isWithdrawn) {
    const lead = fillIn(page.withdrawn, { reference });
    return <ScreenHead title={page.withdrawnTitle} lead={lead} company={company} />;
  }
  return (
    <>
      <ScreenHead title={page.title} lead={fillIn(page.lead, { reference, days })} company={company} />
      <section className="section wrap" data-surface="paper">
        <RequestSheet {...request} />
      </section>
    </>
  );
}

export const render = createRender(RequestScreen);
