/** The due time of a request, as text and as a calendar file. Empty for kinds without a due time. */
import type { CompanyFacts } from '../../../contract/company.ts';
import type { ServerWords } from '../../../contract/words/words-files.ts';
import { getBehavior } from '../../kinds/kinds.ts';
import type { Lead } from '../../store/records.ts';
import type { Message } from '../mailer.ts';
import { dueMs, writeCalendar } from '../write-calendar.ts';

export function writeDueParts(
  lead: Lead,
  reader: 'owner' | 'visitor',
  { company, words }: { company: CompanyFacts; words: ServerWords },
): { sentence?: string } & Pick<Message, 'calendar'> {
  const { findDue, describeDue } = getBehavior(lead.kind);
  const due = findDue?.(lead.fields, company.hours.timeZone);
  const described = due && describeDue?.(due, lead, reader, words.mails);
  if (!due || !described) return {};
  const { sentence, ...texts } = described;
  const event = {
    ...{ uid: `${lead.reference}@`, stampMs: lead.receivedAtMs, ...texts },
    ...{ fromMs: due.atMs, untilMs: due.atMs + dueMs },
  };
  return {
    sentence,
    calendar: { name: `${lead.reference}.ics`, text: writeCalendar([event], company) },
  };
}
