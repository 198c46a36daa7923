/** Prints leads as text for a terminal, another program or a file. */
import { createLeadSearch } from '../leads/search-leads.ts';
import { toCsv } from '../leads/to-csv.ts';
import { readSpooled } from '../spool/read-spooled.ts';
import type { LeadSummary } from '../store/records.ts';
import { CommandError, missing, type CommandParts } from './commands.ts';
import { describeLead } from './describe-lead.ts';
import { drawTable } from './draw-table.ts';
import { countSpooled, warnOfSpooled } from './spooled.ts';

export interface ListOptions {
  all: boolean;
  junk: boolean;
  bySize: boolean;
  find?: string | undefined;
}

const newest = 50;

export async function* listLeads(parts: CommandParts, options: ListOptions): AsyncGenerator<string> {
  const { store, dataDir, timeZone } = parts;
  const { find, bySize } = options;
  if (find?.trim() === '') throw new CommandError('--find needs a name, an e-mail address or a number.');
  const matches = find === undefined ? () => true : createLeadSearch(find);
  const chosen = await chooseLeads(store, options, ({ lead }) => matches(lead));
  const spooled = find === undefined ? [] : (await readSpooled(dataDir)).filter(({ lead }) => matches(lead));
  const table = { timeZone: timeZone(), bySize };
  if (chosen.length > 0) yield `${drawTable(chosen, table)}\n`;
  if (spooled.length > 0) yield `\nIn the spool, not yet in the database:\n${drawTable(spooled, table)}\n`;
  if (chosen.length + spooled.length === 0)
    yield find === undefined ? 'No leads yet.\n' : `No request matches "${find}".\n`;
  await warn(parts);
}

/** Newest first, or by the size of their files. */
async function chooseLeads(
  store: CommandParts['store'],
  { all, junk, bySize, find }: ListOptions,
  isChosen: (summary: LeadSummary) => boolean,
): Promise<LeadSummary[]> {
  const query = junk ? { verdict: 'junk' as const } : {};
  if (!all && !bySize && find === undefined) return store.listLeads({ ...query, limit: newest });
  const chosen: LeadSummary[] = [];
  for await (const page of store.pageLeads(query)) chosen.push(...page.filter(isChosen));
  if (!bySize) return chosen.reverse();
  const sizeOf = ({ files }: LeadSummary) => files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  const withFiles = chosen.filter(({ files }) => files.length > 0);
  return withFiles.sort((a, b) => sizeOf(b) - sizeOf(a)).slice(0, all ? Infinity : newest);
}

/** Prints warnings to stderr, because another program may read the list. */
async function warn({ store, dataDir, isMailConfigured }: CommandParts): Promise<void> {
  const { pending, sending, dead } = await store.countDeliveries();
  const waiting = pending + sending;
  const spooled = countSpooled(dataDir);
  if (!isMailConfigured) {
    console.error(
      `\nWARNING: SMTP_URL is not set here, so no mail goes out. Pending deliveries: ${waiting}.`,
    );
  } else if (waiting > 0) console.error(`\nPending deliveries: ${waiting}.`);
  if (dead > 0)
    console.error(
      `\nWARNING: Failed deliveries: ${dead}. "show REF" shows the errors; "resend --failed" retries all.`,
    );
  if (spooled > 0) console.error(`\nWARNING: Leads in the spool, not yet in the database: ${spooled}.`);
}

export async function* showLead(parts: CommandParts, reference: string): AsyncGenerator<string> {
  const isSame = ({ lead }: LeadSummary) => lead.reference === reference;
  const found = (await parts.store.findLead(reference)) ?? (await readSpooled(parts.dataDir)).find(isSame);
  if (found === undefined) throw missing(reference);
  yield `${describeLead(found, parts.timeZone())}\n`;
}

/** Exports the oldest leads first. */
export async function* exportLeads(
  { store, dataDir, timeZone }: CommandParts,
  { csv }: { csv: boolean },
): AsyncGenerator<string> {
  const rows: Pick<LeadSummary, 'lead' | 'files'>[] = [];
  for await (const page of store.pageLeads())
    for (const { lead, files } of page) {
      if (csv) rows.push({ lead, files });
      else yield `${JSON.stringify({ ...lead, files })}\n`;
    }
  if (csv) yield toCsv(rows, timeZone());
  warnOfSpooled(dataDir);
}
