import { fillIn } from '../../contract/fill-in.ts';
import { formatTime } from '../../contract/language.ts';
import { promiseAnswer } from '../../domain/business-time.ts';
import { getBehavior } from '../kinds/kinds.ts';
import type { Lead } from '../store/records.ts';
import type { Site } from '../website/open-site.ts';

/** The sentences after sending: who answers and when, and for an invitation to bid, when bids are due. */
export function describeReceipt(
  lead: Pick<Lead, 'kind' | 'receivedAtMs' | 'promise'> & Partial<Pick<Lead, 'fields'>>,
  site: Site,
): string {
  const { company, words } = site.manifest();
  const { sent } = words.answers;
  const { timeZone } = company.hours;
  const { kind, fields } = lead;
  const due = fields && getBehavior(kind).findDue?.(fields, timeZone);
  return [
    promiseAnswer(lead, timeZone, words.mails.receipt, sent),
    ...(due ? [fillIn(sent.due, { time: formatTime(due.atMs, due.timeZone, 'full') })] : []),
  ].join(' ');
}
