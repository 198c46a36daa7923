import { leadForms, type LeadKind } from '../../contract/lead-forms.ts';
import { fillIn } from '../../contract/fill-in.ts';
import { formatTime } from '../../contract/language.ts';
import { visitPart } from '../../contract/request-page.ts';
import { promiseAnswer } from '../../domain/business-time.ts';
import { findServerWords } from '../../contract/site-manifest.ts';
import { inLanguage } from '../presenter/in-language.ts';
import { getBehavior } from '../kinds/kinds.ts';
import type { Lead } from '../store/records.ts';
import type { Site } from '../website/open-site.ts';

type Described = Pick<Lead, 'kind' | 'receivedAtMs' | 'promise' | 'language'> & Partial<Pick<Lead, 'fields'>>;

/** Where visitors choose a time, the link to the page of their request leads to it. */
export const findVisitPart = (kind: LeadKind, site: Site): string =>
  site.manifest().company.visits.on && leadForms[kind].takesVisits ? visitPart : '';

/** The sentences after sending: who answers and when, and for an invitation to bid, when bids are due. */
export const describeReceipt = (lead: Described, site: Site): string =>
  inLanguage(lead.language, () => writeSentences(lead, site));

function writeSentences(lead: Described, site: Site): string {
  const manifest = site.manifest();
  const words = findServerWords(manifest, lead.language);
  const { company } = manifest;
  const { sent } = words.answers;
  const { timeZone } = company.hours;
  const { kind, fields } = lead;
  const due = fields && getBehavior(kind).findDue?.(fields, timeZone);
  return [
    promiseAnswer(lead, timeZone, words.mails.receipt, sent),
    ...(due ? [fillIn(sent.due, { time: formatTime(due.atMs, due.timeZone, 'full') })] : []),
  ].join(' ');
}
