/** company.yaml: since decision 0072, hours are a list of spans, and no fact is repeated. */
import { isDeepStrictEqual } from 'node:util';
import { isFields, type Fields } from '../../../contract/values.ts';
import { officeSpans } from '../../../contract/office-spans.ts';
import { listHours, formatHours } from '../../../domain/format-hours.ts';
import { siteWords } from '../../../contract/words/english-site.ts';
import type { Migration } from './migration.ts';

export const companyFacts: Migration = {
  name: 'company.yaml has each fact once, and hours as a list (docs/decisions/0072)',
  migrate({ name, data }) {
    if (name !== 'content/company.yaml' || !isFields(data)) return undefined;
    const notes: string[] = [];
    const hours = isFields(data['hours']) ? { hours: listSpans(data['hours'], notes) } : {};
    const { officePhone, ...others } = data;
    const isRepeated = officePhone !== undefined && isDeepStrictEqual(officePhone, data['phone']);
    if (isRepeated) notes.push('officePhone was the same as phone, and is removed');
    return notes.length > 0 ? { data: { ...(isRepeated ? others : data), ...hours }, notes } : undefined;
  },
};

/**
 * Turns the hours into a list. Drops texts of header and footer that repeat the hours, because the site now makes them.
 */
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
    if (isRepeated) notes.push(`hours.${key} is removed: the site now makes it from hours.office`);
    return !isRepeated;
  });
  return { ...Object.fromEntries(kept), office };
}
