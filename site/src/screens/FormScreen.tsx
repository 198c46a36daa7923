/** A rejected form with its values and errors. */
import { form } from 'words:answers';
import { hours } from 'words:site';
import type { ServerScreens } from '../../../contract/server-screens.ts';
import type { Company } from '../../../contract/company.ts';
import { leadForms, isSheet } from '../../../contract/lead-forms.ts';
import { formatHours } from '../../../domain/format-hours.ts';
import { Enquiry } from '../sections/Enquiry/Enquiry.tsx';
import { EnquiryForm } from '../sections/Enquiry/EnquiryForm.island.tsx';
import { ScreenHead } from './ScreenHead.tsx';
import { createRender } from './create-render.ts';

function FormScreen({ title, lead, company, kind, ...sent }: ServerScreens['form'] & { company: Company }) {
  return (
    <>
      <ScreenHead title={title} lead={lead} company={company} />
      <section className="section" data-surface="paper">
        <Enquiry
          title={form.heading}
          promise={form.promise}
          layout={isSheet(leadForms[kind].fields) ? 'sheet' : 'split'}
          contact={company}
          hours={formatHours(company.hours, hours)}
        >
          <EnquiryForm kind={kind} hasExtras feedback="dialog" contact={company} sent={sent} />
        </Enquiry>
      </section>
    </>
  );
}

export const render = createRender(FormScreen);
