/** Prints leads as text for a terminal, another program or a file. */
import { shelves } from '../../contract/lead-status.ts';
import { isFound, readQuestion, writeSearchText } from '../lib/lead-search.ts';
import { collectClients } from '../exports/collect-clients.ts';
import { clientShapes, writeClients } from '../exports/write-clients.ts';
import { writeLeads } from '../exports/write-leads.ts';
import { nameCount } from '../lib/name-count.ts';
import { toHeaderText } from '../lib/header-text.ts';
import { formatLocalTime } from '../lib/local-time.ts';
import { findTown } from '../../domain/typed/parse-address.ts';
import { nameRequest } from '../presenter/describe-lead.ts';
import { readSpooled } from '../spool/read-spooled.ts';
import type { Lead, LeadSummary } from '../store/records.ts';
import { CommandError, missing, type CommandParts } from './commands.ts';
import { countSpooled, warnOfSpooled } from './spooled.ts';

export interface ListOptions {
  show: string;
  find?: string | undefined;
}

/** The rows of the inbox. A search also covers the spool. */
export async function* listLeads(parts: CommandParts, { show, find }: ListOptions): AsyncGenerator<string> {
  const { store, dataDir } = parts;
  const shelf = shelves.find((name) => name === show);
  if (shelf === undefined) throw new CommandError(`--show takes one of: ${shelves.join(', ')}.`);
  if (find?.trim() === '') throw new CommandError('--find needs a name, an e-mail address or a number.');
  const search = find === undefined ? undefined : readQuestion(find);
  const limit = Number.MAX_SAFE_INTEGER;
  const listed =
    search === undefined
      ? await store.listShelf({ shelf, after: undefined, limit })
      : await store.searchLeads(search, { limit });
  const spooled = (await readSpooled(dataDir)).filter(
    ({ lead }) => search === undefined || isFound(writeSearchText(lead), search),
  );
  const timeZone = parts.timeZone();
  for (const { lead } of listed) yield toRow(lead, lead.status, timeZone);
  for (const { lead } of spooled) yield toRow(lead, 'in the spool', timeZone);
  if (listed.length + spooled.length === 0)
    yield find === undefined ? `No requests in "${shelf}".\n` : `No request matches "${find}".\n`;
  await warn(parts);
}

/** `toHeaderText` removes line ends and the control characters of terminal escapes. */
function toRow({ reference, receivedAtMs, kind, fields }: Lead, state: string, timeZone: string): string {
  const about = [fields.name, fields.phone, fields.service || nameRequest(kind), findTown(fields.address)];
  const words = about.flatMap((text) => (text ? toHeaderText(text) : [])).join(', ');
  return `${reference}  ${formatLocalTime(receivedAtMs, timeZone)}  ${state.padEnd(9)}  ${words}\n`;
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

/** Every field, file and delivery, as JSON: control characters are escaped. */
export async function* showLead(parts: CommandParts, reference: string): AsyncGenerator<string> {
  const isSame = ({ lead }: LeadSummary) => lead.reference === reference;
  const found = (await parts.store.findLead(reference)) ?? (await readSpooled(parts.dataDir)).find(isSame);
  if (found === undefined) throw missing(reference);
  yield `${JSON.stringify(found, undefined, 2)}\n`;
}

/** Exports the oldest leads first. */
export async function* exportLeads(
  { store, dataDir, timeZone }: CommandParts,
  { csv }: { csv: boolean },
): AsyncGenerator<string> {
  if (csv) yield* writeLeads(() => store.pageExport(), timeZone());
  else
    for await (const page of store.pageLeads())
      for (const { lead, files } of page) yield `${JSON.stringify({ ...lead, files })}\n`;
  warnOfSpooled(dataDir);
}

export async function* exportClients(
  { store, dataDir }: CommandParts,
  shape: string,
): AsyncGenerator<string> {
  const known = clientShapes.find((name) => name === shape);
  if (known === undefined) throw new CommandError(`--for must be one of: ${clientShapes.join(', ')}.`);
  const { clients, requests } = await collectClients(store.pageLeads());
  yield writeClients(known, clients);
  console.error(`${nameCount(clients.length, 'client')} from ${nameCount(requests, 'request')}.`);
  warnOfSpooled(dataDir);
}
