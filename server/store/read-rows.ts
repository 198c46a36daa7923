/** Validates rows of either engine and converts them to the types of the port. */
import { z } from 'zod';
import { leadKinds } from '../../contract/lead-forms.ts';
import { nameSource } from '../../domain/lead-source.ts';
import { json, parseRow, toRow } from './columns.ts';
import type { Row, Value } from './database.ts';
import {
  claimedDelivery,
  deliveryStatus,
  leadEvent,
  leadNote,
  leadState,
  person,
  session,
  toUndated,
  verdicts,
  type Lead,
  type NewLead,
  type Session,
} from './records.ts';

/** A row that this version cannot parse, because a newer version or a person wrote it. */
export class UnreadableRowError extends Error {
  override name = 'UnreadableRowError';
}

/** Called for each row that this version cannot parse. The row is skipped. */
export type ReportUnreadable = (problem: string) => void;

const leadRow = leadState.extend({
  reference: z.string(),
  kind: z.enum(leadKinds),
  idempotencyKey: z.string(),
  receivedAtMs: z.number(),
  fields: json(z.object({ name: z.string(), email: z.string() }).catchall(z.string())),
  phoneE164: z.string().nullable(),
  consentVersion: z.string(),
  page: z.string().nullable(),
  language: z.string().nullable(),
  source: json(z.record(z.string(), z.string()).nullable()),
  signals: json(z.record(z.string(), z.string())),
  verdict: z.enum(verdicts),
  score: z.number(),
  reasons: json(z.array(z.string())),
  promisedFromMs: z.number().nullable(),
  promisedMs: z.number().nullable(),
});

const noteRow = leadNote.extend({ leadId: z.number() });

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
export function tryToRead<T>(read: () => T, report: ReportUnreadable): T | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof UnreadableRowError)) throw error;
    report(error.message);
    return undefined;
  }
}

export function parseLeadRow(row: Row, notes: Lead['notes']): Lead {
  const { verdict, score, reasons, promisedFromMs, promisedMs, ...lead } = readRow(
    leadRow,
    row,
    `The lead ${String(row['reference'])}`,
  );
  const promise =
    promisedMs === null ? null : { fromMs: promisedFromMs ?? lead.receivedAtMs, byMs: promisedMs };
  return { ...lead, promise, judgement: { verdict, score, reasons }, notes };
}

export function toLeadRow({
  judgement,
  fields,
  signals,
  source,
  promise,
  ...lead
}: NewLead): Record<string, Value> {
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
    actByMs: promise?.byMs ?? toUndated(lead.receivedAtMs),
    promisedFromMs: promise?.fromMs,
    promisedMs: promise?.byMs,
    sourceName: nameSource(source),
  });
}

export function groupNotes(rows: readonly Row[]): Map<number, Lead['notes']> {
  const notes = new Map<number, Lead['notes']>();
  for (const row of rows) {
    const { leadId, ...note } = readRow(noteRow, row, 'A note');
    notes.set(leadId, [...(notes.get(leadId) ?? []), note]);
  }
  return notes;
}

export const parseDeliveryRow = (row: Row) =>
  readRow(deliveryStatus, row, `The delivery ${String(row['id'])}`);

export const parseClaimedRow = (row: Row) =>
  readRow(claimedDelivery, row, `The delivery ${String(row['id'])}`);

export const parsePersonRow = (row: Row) => readRow(person, row, 'A person');

/** The row includes the columns of its person, whose id is `person_id`. */
export const parseSessionRow = (row: Row): Session => ({
  ...readRow(session, row, 'A session'),
  person: parsePersonRow({ ...row, id: row['person_id'] }),
});

export const parseEventRow = (row: Row) => readRow(leadEvent, row, 'An event');
