/** What the command line can do with leads. Each command prints what it did, or throws a sentence. */
import { existsSync } from 'node:fs';
import { nameCount } from '../lib/name-count.ts';
import { purgeOldLeads, type RetentionParts } from '../maintenance/retention.ts';
import { planDeliveries, type Recipients } from '../outbox/plan-deliveries.ts';
import { leadStatuses, type Lead, type LeadStatus, type NewDelivery } from '../store/records.ts';
import { NotWipedError, type Store } from '../store/store.ts';
import { readBackup, writeBackup } from './backup.ts';
import { writeBackupInto } from './keep-backups.ts';
import { describeLead } from './describe-lead.ts';
import { drawTable } from './draw-table.ts';
import { countSpooled, eraseSpooled } from './spooled.ts';
import { toCsv } from './to-csv.ts';

/** A sentence for the operator. */
export class CommandError extends Error {
  override name = 'CommandError';
}

export interface CommandParts {
  store: Store;
  dataDir: string;
  isMailConfigured: boolean;
  retention: Pick<RetentionParts, 'retentionDays' | 'junkRetentionDays'>;
  recipients: () => Recipients;
  nowMs: number;
}

const newest = 50;

export async function printList(
  parts: CommandParts,
  { all, junk, find }: { all: boolean; junk: boolean; find?: string | undefined },
): Promise<void> {
  const listed = await parts.store.listLeads({
    ...(all || find !== undefined ? {} : { limit: newest }),
    ...(junk ? { verdict: 'junk' as const } : {}),
  });
  const leads = find === undefined ? listed : listed.filter(({ lead }) => holds(lead, find));
  console.log(leads.length === 0 ? 'No leads yet.' : drawTable(leads));
  await printWarnings(parts);
}

/** Somebody who asks what is kept of them names an address or a number, written in any way. */
function holds({ fields, notes, phoneE164 }: Lead, text: string): boolean {
  const words = [...Object.values(fields), ...notes.map((note) => note.text), phoneE164]
    .join('\n')
    .toLowerCase();
  return words.includes(text.toLowerCase());
}

async function printWarnings({ store, dataDir, isMailConfigured }: CommandParts): Promise<void> {
  const { pending, sending, dead } = await store.countDeliveries();
  const waiting = pending + sending;
  const spooled = countSpooled(dataDir);
  if (!isMailConfigured) {
    console.log(
      `\nWARNING: SMTP_URL is not set here, so nothing is mailed; deliveries that wait: ${waiting}.`,
    );
  } else if (waiting > 0) console.log(`\nDeliveries that wait: ${waiting}.`);
  if (dead > 0)
    console.log(
      `\nWARNING: deliveries that failed for good: ${dead}. "show REF" says why; "resend --failed" tries all again.`,
    );
  if (spooled > 0) console.log(`\nWARNING: leads that wait outside the database, in the spool: ${spooled}.`);
}

export async function printLead({ store }: CommandParts, reference: string): Promise<void> {
  const found = await store.findLead(reference);
  if (found === undefined) throw missing(reference);
  console.log(describeLead(found));
}

export async function printExport({ store }: CommandParts, options: { csv: boolean }): Promise<void> {
  const leads = (await store.listLeads()).reverse();
  if (options.csv) return void process.stdout.write(toCsv(leads));
  for (const { lead, files } of leads) console.log(JSON.stringify({ ...lead, files }));
}

/** What failed or waits is tried again; an owner who was told, or was not to be told because it looked like junk, is told again. */
export async function resend({ store, recipients, nowMs }: CommandParts, reference: string): Promise<void> {
  const found = await store.findLead(reference);
  if (found === undefined) throw missing(reference);
  const open = found.deliveries.filter(({ state }) => state !== 'sent');
  const isOpen = ({ occasion, channel, recipient }: NewDelivery) =>
    open.some((one) => one.occasion === occasion && one.channel === channel && one.recipient === recipient);
  const deliveries = planDeliveries('new-lead', recipients()).filter((planned) => !isOpen(planned));
  const count = await store.requeue(reference, nowMs);
  await store.changeLead(reference, { nowMs, deliveries });
  reportDue(reference, count + deliveries.length);
}

export async function resendFailed({ store, nowMs }: CommandParts): Promise<void> {
  reportDue('What had failed', await store.requeueFailed(nowMs));
}

function reportDue(what: string, count: number): void {
  const due = nameCount(count, 'delivery is due', 'deliveries are due');
  console.log(`${what}: ${due} now. The running server sends within half a minute.`);
}

export async function mark({ store, nowMs }: CommandParts, reference: string, text: string): Promise<void> {
  const status: LeadStatus | undefined = leadStatuses.find((candidate) => candidate === text);
  if (status === undefined) throw new CommandError(`Mark it as one of: ${leadStatuses.join(', ')}.`);
  if (!(await store.changeLead(reference, { nowMs, status }))) throw missing(reference);
  console.log(`${reference} is marked as ${status}.`);
}

export async function purge({ store, retention, nowMs }: CommandParts): Promise<void> {
  const { leads, isWiped } = await purgeOldLeads({ store, ...retention, nowMs: () => nowMs });
  const { retentionDays, junkRetentionDays } = retention;
  const rule =
    retentionDays === 0 ? 'all others are kept' : `others after ${nameCount(retentionDays, 'day')}`;
  const removed = `Removed ${nameCount(leads, 'lead')}`;
  console.log(`${removed}: junk after ${nameCount(junkRetentionDays, 'day')}, ${rule}.`);
  if (!isWiped) throw new NotWipedError();
}

export async function erase({ store, dataDir }: CommandParts, reference: string): Promise<void> {
  const wasSpooled = eraseSpooled(dataDir, reference);
  if (!(await store.eraseLead(reference)) && !wasSpooled) throw missing(reference);
  console.log(`${reference} is erased. Backups and mailboxes may still hold it; see docs/runbook.md.`);
}

export async function backup({ store, dataDir, nowMs }: CommandParts, file: string): Promise<void> {
  if (existsSync(file)) throw new CommandError(`${file} is there already. Choose another name.`);
  reportBackup(dataDir, file, await writeBackup(store, file, nowMs));
}

export async function backupInto(
  { store, nowMs, dataDir }: CommandParts,
  folder: string,
  keep: number,
): Promise<void> {
  const { file, leads } = await writeBackupInto(store, folder, keep, nowMs);
  await store.recordBackup(nowMs);
  reportBackup(dataDir, file, leads);
}

function reportBackup(dataDir: string, file: string, leads: number): void {
  console.log(`${nameCount(leads, 'lead is', 'leads are')} in ${file}.`);
  const spooled = countSpooled(dataDir);
  const waiting = nameCount(spooled, 'lead waits in the spool and is', 'leads wait in the spool and are');
  if (spooled > 0) console.log(`WARNING: ${waiting} not in it.`);
}

export async function restore({ store }: CommandParts, file: string): Promise<void> {
  if (!existsSync(file)) throw new CommandError(`There is no file ${file}.`);
  await store.restore(readBackup(file));
  console.log(`${nameCount((await store.listLeads()).length, 'lead is', 'leads are')} back.`);
}

function missing(reference: string): CommandError {
  return new CommandError(`There is no lead ${reference}.`);
}
