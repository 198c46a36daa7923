/** Commands that change or back up leads. Each prints its result or throws an error for the operator. */
import { existsSync } from 'node:fs';
import { nameCount } from '../../domain/name-count.ts';
import type { Config } from '../core/config.ts';
import { purgeOldLeads } from '../maintenance/retention.ts';
import type { AlertCode } from '../../contract/words/english.ts';
import { fillIn } from '../../contract/fill-in.ts';
import { mailWords } from '../../contract/words/english-mails.ts';
import {
  planDeliveries,
  planOnce,
  toAlerted,
  toOwnersAndWebhook,
  type Recipients,
} from '../outbox/plan-deliveries.ts';
import type { NewDelivery } from '../store/records.ts';
import { NotWipedError } from '../store/lead-store.ts';
import type { Store } from '../store/store.ts';
import { readBackup, writeBackup } from '../exports/backup.ts';
import { writeBackupInto } from './keep-backups.ts';
import { createRoomCheck } from '../exports/room-check.ts';
import { eraseSpooled, warnOfSpooled } from './spooled.ts';

/** The command failed; the message is for the operator. */
export class CommandError extends Error {
  override name = 'CommandError';
}

export interface CommandParts extends Config {
  store: Store;
  recipients: () => Recipients;
  /** The office's time zone. */
  timeZone: () => string;
  nowMs: number;
}

/**
 * Retries all failed and pending deliveries. Also notifies the owners again, or for the first time if the lead looked
 * like junk.
 */
export async function resend({ store, recipients, nowMs }: CommandParts, reference: string): Promise<void> {
  const found = await store.findLead(reference);
  if (found === undefined) throw missing(reference);
  const open = found.deliveries.filter(({ state }) => state !== 'sent');
  const isOpen = ({ occasion, channel, recipient }: NewDelivery) =>
    open.some((one) => one.occasion === occasion && one.channel === channel && one.recipient === recipient);
  const deliveries = planDeliveries('new-lead', toOwnersAndWebhook, recipients()).filter(
    (planned) => !isOpen(planned),
  );
  const count = await store.requeue(reference, nowMs);
  await store.changeLead(reference, { nowMs, deliveries });
  reportDue(reference, count + deliveries.length);
}

export async function resendFailed({ store, nowMs }: CommandParts): Promise<void> {
  reportDue('Failed deliveries', await store.requeueFailed(nowMs));
}

function reportDue(what: string, count: number): void {
  const due = nameCount(count, 'delivery is due', 'deliveries are due');
  console.log(`${what}: ${due} now. The running server sends within half a minute.`);
}

export async function purge(parts: CommandParts): Promise<void> {
  const { retentionDays, junkRetentionDays, nowMs } = parts;
  const { leads, isWiped } = await purgeOldLeads({ ...parts, nowMs: () => nowMs });
  const rule =
    retentionDays === 0 ? 'all others are kept' : `others after ${nameCount(retentionDays, 'day')}`;
  const removed = `Removed ${nameCount(leads, 'lead')}`;
  console.log(`${removed}: junk after ${nameCount(junkRetentionDays, 'day')}, ${rule}.`);
  if (!isWiped) throw new NotWipedError();
}

export async function erase({ store, dataDir }: CommandParts, reference: string): Promise<void> {
  const wasSpooled = eraseSpooled(dataDir, reference);
  if (!(await store.eraseLead(reference)) && !wasSpooled) throw missing(reference);
  console.log(`Erased ${reference}. Backups and mailboxes may still contain it; see docs/runbook.md.`);
}

export async function backup(
  { store, dataDir, keepFreeMb, nowMs }: CommandParts,
  file: string,
): Promise<void> {
  if (existsSync(file)) throw new CommandError(`${file} already exists. Choose another name.`);
  const target = { file, draft: `${file}.partial`, needRoom: createRoomCheck(file, keepFreeMb) };
  reportBackup(dataDir, file, await writeBackup(store, target, nowMs));
}

export async function backupInto(parts: CommandParts, folder: string, keep: number): Promise<void> {
  const { store, nowMs, dataDir, keepFreeMb } = parts;
  const { file, leads } = await writeBackupInto(store, { folder, keep, keepFreeMb, nowMs }).catch(
    async (error: unknown) => {
      await alertOfBackup(parts, error as Error);
      throw error;
    },
  );
  await store.recordBackup(nowMs);
  reportBackup(dataDir, file, leads);
}

/** Queues an alert for the running server to send, because nobody reads the output of a timer. */
async function alertOfBackup({ store, recipients, nowMs }: CommandParts, error: Error): Promise<void> {
  const sentence = fillIn(mailWords.alert.sentences.backupFailed, { problem: error.message });
  const hour = new Date(nowMs).toISOString().slice(0, 13);
  try {
    const payload = { code: 'backup' satisfies AlertCode, sentence };
    await store.addDeliveries(
      planOnce('alert', `backup failed ${hour}`, payload, toAlerted, recipients()),
      nowMs,
    );
  } catch {
    // The caller prints the error of the backup itself.
  }
}

function reportBackup(dataDir: string, file: string, leads: number): void {
  console.log(`Wrote ${nameCount(leads, 'lead')} to ${file}.`);
  warnOfSpooled(dataDir);
}

export async function restore({ store }: CommandParts, file: string): Promise<void> {
  if (!existsSync(file)) throw new CommandError(`There is no file ${file}.`);
  await store.restore(readBackup(file));
  const { clean, suspect, junk } = await store.countLeads({ sinceMs: 0, untilMs: Number.MAX_SAFE_INTEGER });
  console.log(`Restored ${nameCount(clean + suspect + junk, 'lead')}.`);
}

function missing(reference: string): CommandError {
  return new CommandError(`There is no lead ${reference}.`);
}
