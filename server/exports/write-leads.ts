/** Writes leads as CSV for a spreadsheet, page by page, so that any number of leads takes the same memory. */
import { leadForms, leadKinds, type FormRules } from '../../contract/lead-forms.ts';
import { findStateOfZip } from '../../domain/typed/zip-state.ts';
import { findClickId, nameSource } from '../../domain/lead-source.ts';
import { formatLocalTime } from '../../domain/local-time.ts';
import { writeCsv, type Cell } from '../../domain/write-csv.ts';
import type { ExportedLead } from '../store/export-store.ts';

type Read = (row: ExportedLead) => Cell | null | undefined;

const knownNames = leadKinds.flatMap((kind) => {
  const { fields, added }: FormRules = leadForms[kind];
  return [...fields.map(({ name, storedAs = name }) => storedAs), ...(added === undefined ? [] : [added])];
});

/**
 * One column for each field of every form, including fields of older forms that a lead still has. Columns that are
 * empty in every row are left out, so `page` reads the leads twice. Times are in the office's time zone.
 */
export async function* writeLeads(
  page: () => AsyncIterable<readonly ExportedLead[]> | Iterable<readonly ExportedLead[]>,
  timeZone: string,
): AsyncGenerator<string> {
  const columns = new Map<string, Read>(listColumns(knownNames, timeZone));
  const filled = new Set<string>();
  let count = 0;
  for await (const rows of page())
    for (const row of rows) {
      count++;
      for (const name of Object.keys(row.lead.fields))
        if (!columns.has(name)) columns.set(name, ({ lead }) => lead.fields[name]);
      for (const [heading, read] of columns) if (!filled.has(heading) && read(row)) filled.add(heading);
    }
  const shown = [...columns].filter(([heading]) => count === 0 || filled.has(heading));
  yield writeCsv([shown.map(([heading]) => heading)]);
  for await (const rows of page())
    yield writeCsv(
      rows.map((row) => shown.map(([, read]) => read(row) ?? '')),
      { isFirst: false },
    );
}

function listColumns(names: readonly string[], timeZone: string): [heading: string, read: Read][] {
  const toTime = (timeMs: number | null) =>
    timeMs === null ? null : formatLocalTime(timeMs, timeZone, 'second');
  const ofSource =
    (name: string): Read =>
    ({ lead }) =>
      lead.source?.[name];
  return [
    ['reference', ({ lead }) => lead.reference],
    ['received', ({ lead }) => toTime(lead.receivedAtMs)],
    ['kind', ({ lead }) => lead.kind],
    ['status', ({ lead }) => lead.status],
    ['lost_reason', ({ lostReason }) => lostReason],
    ['answered', ({ lead }) => toTime(lead.answeredAtMs)],
    ['assigned_to', ({ assignee }) => assignee],
    ['snoozed_until', ({ lead }) => toTime(lead.snoozedUntilMs)],
    ['verdict', ({ lead }) => lead.judgement.verdict],
    ...names.map((name): [string, Read] => [name, ({ lead }) => toFieldCell(name, lead.fields[name])]),
    // The server made this number for programs, so it needs no apostrophe before the plus.
    ['phone_e164', ({ lead: { phoneE164 } }) => (isE164(phoneE164) ? { bare: phoneE164 } : phoneE164)],
    ['added', ({ lead }) => lead.notes.map(({ text }) => text).join('\n')],
    ['team_notes', ({ teamNotes }) => teamNotes.join('\n')],
    ['source', ({ lead }) => lead.source && nameSource(lead.source)],
    ['campaign', ofSource('utm_campaign')],
    ['landing', ofSource('landing')],
    ['click_id', ({ lead }) => lead.source && findClickId(lead.source)],
    ['page', ({ lead }) => lead.page],
    // Spreadsheets take "2026-11" for a day.
    ['consent_version', ({ lead }) => `v${lead.consentVersion}`],
    ['files', ({ files }) => files.join('\n')],
  ];
}

/** Spreadsheets take 02903 for the number 2903, so the state is before it, as on an envelope. */
function toFieldCell(name: string, value: string | undefined): string | undefined {
  const state = name === 'zip' ? findStateOfZip(value ?? '') : undefined;
  return state === undefined ? value : `${state} ${value}`;
}

const isE164 = (text: string | null): text is string => /^\+\d{7,15}$/.test(text ?? '');
