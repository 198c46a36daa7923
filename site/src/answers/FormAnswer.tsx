/** A rejected form with its values and errors. */
import { form } from 'words:answers';
import { hours } from 'words:site';
import type { Answers } from '../../../contract/answers.ts';
import type { Company } from '../../../contract/company.ts';
import { enquiryForms, isSheet } from '../../../contract/enquiry-forms.ts';
import { formatHours } from '../../../domain/format-hours.ts';
import { Enquiry } from '../sections/Enquiry/Enquiry.tsx';
import { EnquiryForm } from '../sections/Enquiry/EnquiryForm.island.tsx';
import { AnswerHead } from './AnswerHead.tsx';
import { createRender } from './create-render.ts';

function FormAnswer({ title, lead, company, kind, ...sent }: Answers['form'] & { company: Company }) {
  return (
    <>
      <AnswerHead title={title} lead={lead} company={company} />
      <section className="section" data-surface="paper">
        <Enquiry
          title={form.heading}
          promise={form.promise}
          layout={isSheet(enquiryForms[kind].fields) ? 'sheet' : 'split'}
          contact={company}
          hours={formatHours(company.hours, hours)}
        >
          <EnquiryForm kind={kind} hasExtras feedback="dialog" contact={company} sent={sent} />
        </Enquiry>
      </section>
    </>
  );
}

export const render = createRender(FormAnswer);
