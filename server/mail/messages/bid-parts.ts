/** When the bids of an invitation are due, in words and as a file for a calendar (BID-CALENDAR). */
import { formatTime } from '../../../contract/language.ts';
import type { CompanyFacts } from '../../../contract/company.ts';
import { fillIn } from '../../../contract/fill-in.ts';
import type { ServerWords } from '../../../contract/words/words-files.ts';
import { readDue } from '../../lib/due-time.ts';
import type { Lead } from '../../store/records.ts';
import type { Message } from '../mailer.ts';
import { writeCalendar } from '../write-calendar.ts';
import type { Block } from './body.ts';
import { toHeaderText } from './header-text.ts';

const alarmMinutes = 24 * 60;

/**
 * To an owner with project, place and contact; to a visitor with nothing that was typed but the time, as everything in a
 * receipt. It is one event: whoever gets both files has it once.
 */
export function writeBidParts(
  { kind, reference, receivedAtMs, fields }: Lead,
  reader: 'owner' | 'visitor',
  { company, words }: { company: CompanyFacts; words: ServerWords },
): { blocks: Block[] } & Pick<Message, 'calendar'> {
  const due = kind === 'bid' ? readDue(fields) : undefined;
  if (due === undefined) return { blocks: [] };
  const { bid } = words.mails;
  const time = formatTime(due.atMs, due.timeZone, 'full');
  const values = {
    reference,
    project: toHeaderText(fields['project'] ?? ''),
    firm: toHeaderText(fields['company'] ?? ''),
    contact: toHeaderText(fields.name),
    number: toHeaderText(fields.phone ?? ''),
  };
  const texts = bid[reader];
  const text = writeCalendar({
    uid: `${reference}@${new URL(company.url).hostname}`,
    stampMs: receivedAtMs,
    atMs: due.atMs,
    summary: fillIn(texts.event, values),
    description: fillIn(texts.eventText, values),
    location: reader === 'owner' ? fields.address : undefined,
    alarmMinutes,
    company: company.name,
  });
  return {
    blocks: [{ type: 'paragraph', text: fillIn(texts.due, { time }) }],
    calendar: { name: `${reference}.ics`, text },
  };
}
