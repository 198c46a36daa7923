/** Validates rows of either engine and converts them to the types of the port. */
import { z } from 'zod';
import { enquiryKinds } from '../../contract/enquiry-forms.ts';
import { leadStatuses } from '../../contract/lead-status.ts';
import { roles } from '../../contract/roles.ts';
import { nameSource } from '../lib/lead-source.ts';
import { parseRow, toRow } from './columns.ts';
import type { Row, Value } from './database.ts';
import {
  channels,
  deliveryStates,
  eventKinds,
  eventSources,
  occasions,
  toUndated,
  verdicts,
  type ClaimedDelivery,
  type DeliveryStatus,
  type Lead,
  type LeadEvent,
  type LeadNote,
  type NewLead,
  type Person,
  type Session,
} from './records.ts';

/** A row that this version cannot parse, because a newer version or a person wrote it. */
export class UnreadableRowError extends Error {
  override name = 'UnreadableRowError';
}

const text = z.string().nullable();

/** A JSON column, which both engines store as text. */
export function json<S extends z.ZodType>(schema: S) {
  return z.preprocess((value) => JSON.parse(String(value)) as unknown, schema);
}

const leadRow = z.object({
  reference: z.string(),
  kind: z.enum(enquiryKinds),
  idempotencyKey: z.string(),
  receivedAtMs: z.number(),
  fields: json(z.object({ name: z.string(), email: z.string() }).catchall(z.string())),
  phoneE164: text,
  consentVersion: z.string(),
  page: text,
  source: json(z.record(z.string(), z.string()).nullable()),
  signals: json(z.record(z.string(), z.string())),
  // For the owner, a lead with the wrong status is better than none.
  status: z.enum(leadStatuses).catch('new'),
  verdict: z.enum(verdicts),
  score: z.number(),
  reasons: json(z.array(z.string())),
  answeredAtMs: z.number().nullable(),
  actByMs: z.number(),
  version: z.number(),
  assignedTo: z.number().nullable(),
  snoozedUntilMs: z.number().nullable(),
  openedAtMs: z.number().nullable(),
});

const noteRow = z.object({ leadId: z.number(), writtenAtMs: z.number(), text: z.string() });

const deliveryRow = z.object({
  id: z.string(),
  occasion: z.string(),
  channel: z.string(),
  recipient: z.string(),
  state: z.enum(deliveryStates),
  attempts: z.number(),
  createdAtMs: z.number(),
  dueAtMs: z.number().nullable(),
  sentAtMs: z.number().nullable(),
  lastError: text,
});

const claimedRow = z.object({
  id: z.string(),
  occasion: z.enum(occasions),
  channel: z.enum(channels),
  recipient: z.string(),
  messageId: z.string(),
  payload: text,
  attempts: z.number(),
  firstAttemptAtMs: z.number(),
});

const personRow = z.object({
  id: z.number(),
  email: z.string(),
  name: z.string(),
  // An unknown role gets the fewest rights.
  role: z.enum(roles).catch('crew'),
});

const sessionRow = z.object({ id: z.number(), device: z.string(), seenAtMs: z.number() });

const eventRow = z.object({
  atMs: z.number(),
  source: z.enum(eventSources),
  who: z.string(),
  personId: z.number().nullable(),
  kind: z.enum(eventKinds),
  value: z.string(),
  text: z.string(),
});

/** `what` names the row in the error. */
export function readRow<S extends z.ZodType>(schema: S, row: Row, what: string): z.output<S> {
  try {
    return parseRow(schema, row);
  } catch (error) {
    const reason =
      error instanceof z.ZodError
        ? error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
        : String(error);
    throw new UnreadableRowError(`${what} cannot be read by this version (${reason})`);
  }
}

/** Keeps one unreadable row from hiding the others. */
export function tryToRead<T>(read: () => T, report: (problem: string) => void): T | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof UnreadableRowError)) throw error;
    report(error.message);
    return undefined;
  }
}

export function parseLeadRow(row: Row, notes: LeadNote[]): Lead {
  const { verdict, score, reasons, ...lead } = readRow(leadRow, row, `The lead ${String(row['reference'])}`);
  return { ...lead, judgement: { verdict, score, reasons }, notes };
}

export function toLeadRow({ judgement, fields, signals, source, ...lead }: NewLead): Record<string, Value> {
  const { verdict, score, reasons } = judgement;
  return toRow({
    ...lead,
    email: fields.email,
    fields: JSON.stringify(fields),
    signals: JSON.stringify(signals),
    source: source ? JSON.stringify(source) : null,
    verdict,
    score,
    reasons: JSON.stringify(reasons),
    actByMs: lead.actByMs ?? toUndated(lead.receivedAtMs),
    promisedMs: lead.actByMs ?? null,
    sourceName: nameSource(source),
  });
}

export function groupNotes(rows: readonly Row[]): Map<number, LeadNote[]> {
  const notes = new Map<number, LeadNote[]>();
  for (const row of rows) {
    const { leadId, ...note } = readRow(noteRow, row, 'A note');
    notes.set(leadId, [...(notes.get(leadId) ?? []), note]);
  }
  return notes;
}

export function parseDeliveryRow(row: Row): DeliveryStatus {
  const { dueAtMs, ...status } = readRow(deliveryRow, row, `The delivery ${String(row['id'])}`);
  return { ...status, nextAttemptAtMs: dueAtMs };
}

export const parseClaimedRow = (row: Row): Omit<ClaimedDelivery, 'lead'> =>
  readRow(claimedRow, row, `The delivery ${String(row['id'])}`);

export const parsePersonRow = (row: Row): Person => readRow(personRow, row, 'A person');

/** The row includes the columns of its person, whose id is `person_id`. */
export const parseSessionRow = (row: Row): Session => ({
  ...readRow(sessionRow, row, 'A session'),
  person: parsePersonRow({ ...row, id: row['person_id'] }),
});

export const parseEventRow = (row: Row): LeadEvent => readRow(eventRow, row, 'An event');
