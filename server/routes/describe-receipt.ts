import { leadForms } from '../../contract/lead-forms.ts';
import { fillIn } from '../../contract/fill-in.ts';
import { formatTime } from '../../contract/language.ts';
import { visitPart, type RequestLink } from '../../contract/request-page.ts';
import { promiseAnswer } from '../../domain/business-time.ts';
import { findServerWords } from '../../contract/site-manifest.ts';
import { inLanguage } from '../presenter/in-language.ts';
import { getBehavior } from '../kinds/kinds.ts';
import type { Lead } from '../store/records.ts';
import type { Site } from '../website/open-site.ts';

type Described = Pick<Lead, 'kind' | 'receivedAtMs' | 'promise' | 'language'> & Partial<Pick<Lead, 'fields'>>;

/** The link to the page of a request. It leads to the part where visitors choose a time, if there is one. */
export function toPageLink(path: string, { kind, language }: Described, site: Site): RequestLink {
  const manifest = site.manifest();
  const { offer } = findServerWords(manifest, language).request;
  return manifest.company.visits.on && leadForms[kind].takesVisits
    ? { label: offer.visit, path: path + visitPart }
    : { label: offer.link, path };
}

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
