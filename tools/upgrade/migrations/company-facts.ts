/** company.yaml: hours are a list of spans since decision 0072, and nothing is said twice. */
import { isDeepStrictEqual } from 'node:util';
import { isFields, type Fields } from '../../../contract/values.ts';
import { officeSpans } from '../../../contract/office-spans.ts';
import { listHours, formatHours } from '../../../domain/format-hours.ts';
import { siteWords } from '../../../contract/words/english-site.ts';
import type { Migration } from './migration.ts';

export const companyFacts: Migration = {
  name: 'Facts of company.yaml are said once, and hours are a list (docs/decisions/0072)',
  migrate({ name, data }) {
    if (name !== 'content/company.yaml' || !isFields(data)) return undefined;
    const notes: string[] = [];
    const hours = isFields(data['hours']) ? { hours: listSpans(data['hours'], notes) } : {};
    const { officePhone, ...others } = data;
    const isRepeated = officePhone !== undefined && isDeepStrictEqual(officePhone, data['phone']);
    if (isRepeated) notes.push('officePhone said the number of phone again, and is left out');
    return notes.length > 0 ? { data: { ...(isRepeated ? others : data), ...hours }, notes } : undefined;
  },
};

/** Readings of header and footer that say the same as the hours are left out, because they are written from them now. */
function listSpans(hours: Fields, notes: string[]): Fields {
  if (!isFields(hours['office'])) return hours;
  const office = [hours['office']];
  notes.push('hours.office is now a list, with one entry for days with the same times');
  const known = officeSpans.safeParse(office);
  const written = known.success
    ? {
        header: formatHours({ office: known.data }, siteWords.hours),
        footer: listHours({ office: known.data }, siteWords.hours).join(),
      }
    : {};
  const kept = Object.entries(hours).filter(([key, value]) => {
    const isRepeated =
      Object.hasOwn(written, key) &&
      written[key as keyof typeof written]?.toLowerCase() === String(value).toLowerCase();
    if (isRepeated) notes.push(`hours.${key} is written from hours.office`);
    return !isRepeated;
  });
  return { ...Object.fromEntries(kept), office };
}
