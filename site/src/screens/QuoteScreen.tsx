/** The page of a written quote. */
import { quote as words } from 'words:request';
import type { ServerScreens } from '../../../contract/server-screens.ts';
import type { Company } from '../../../contract/company.ts';
import { fillIn } from '../../../contract/fill-in.ts';
import { formatDay } from '../../../contract/language.ts';
import { QuoteSheet } from '../parts/QuoteSheet/QuoteSheet.tsx';
import { ScreenHead } from './ScreenHead.tsx';
import { createRender } from './create-render.ts';

function QuoteScreen({ company, ...shown }: ServerScreens['quote'] & { company: Company }) {
  const { title, reference, version, sentOn } = shown.quote;
  return (
    <>
      <ScreenHead
        title={title}
        lead={fillIn(words.lead, { reference, version, day: formatDay(sentOn) })}
        company={company}
      />
      <section className="section wrap" data-kind="Quote" data-surface="paper">
        <QuoteSheet {...shown} />
      </section>
    </>
  );
}

export const render = createRender(QuoteScreen);
