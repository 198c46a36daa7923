/** Shapes of the rows of either engine, checked column by column, and turned into the port's types and back. */
import { z } from 'zod';
import { enquiryKinds } from '../../contract/enquiry-forms.ts';
import type { Row, Value } from './database.ts';
import {
  channels,
  deliveryStates,
  leadStatuses,
  occasions,
  verdicts,
  type ClaimedDelivery,
  type DeliveryStatus,
  type Lead,
  type LeadNote,
  type NewDelivery,
  type NewLead,
} from './records.ts';

/** A row that this version does not understand, because a newer version or a person wrote it. */
export class UnreadableRowError extends Error {
  override name = 'UnreadableRowError';
}

const text = z.string().nullable();

function json<S extends z.ZodType>(schema: S) {
  return z.preprocess((value) => JSON.parse(String(value)) as unknown, schema);
}

const leadRow = z.object({
  reference: z.string(),
  kind: z.enum(enquiryKinds),
  idempotency_key: z.string(),
  received_at_ms: z.number(),
  fields: json(z.object({ name: z.string(), email: z.string() }).catchall(z.string())),
  phone_e164: text,
  consent_version: z.string(),
  page: text,
  signals: json(z.record(z.string(), z.string())),
  // A lead with the wrong status tells the owner more than none.
  status: z.enum(leadStatuses).catch('new'),
  verdict: z.enum(verdicts),
  score: z.number(),
  reasons: json(z.array(z.string())),
  answered_at_ms: z.number().nullable(),
});

const noteRow = z.object({ lead_id: z.number(), written_at_ms: z.number(), text: z.string() });

const deliveryRow = z.object({
  occasion: z.string(),
  channel: z.string(),
  recipient: z.string(),
  state: z.enum(deliveryStates),
  attempts: z.number(),
  due_at_ms: z.number().nullable(),
  sent_at_ms: z.number().nullable(),
  last_error: text,
});

const claimedRow = z.object({
  id: z.string(),
  occasion: z.enum(occasions),
  channel: z.enum(channels),
  recipient: z.string(),
  message_id: z.string(),
  payload: text,
  attempts: z.number(),
  first_attempt_at_ms: z.number(),
});

export function parse<S extends z.ZodType>(schema: S, row: unknown, what: string): z.output<S> {
  try {
    return schema.parse(row);
  } catch (error) {
    const reason =
      error instanceof z.ZodError
        ? error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
        : String(error);
    throw new UnreadableRowError(`${what} cannot be read by this version (${reason})`);
  }
}

/** One unreadable row must not hide the others. */
export function tryToRead<T>(read: () => T, report: (problem: string) => void): T | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof UnreadableRowError)) throw error;
    report(error.message);
    return undefined;
  }
}

export function parseLeadRow(value: Row, notes: LeadNote[]): Lead {
  const row = parse(leadRow, value, `The lead ${String(value['reference'])}`);
  return {
    reference: row.reference,
    kind: row.kind,
    idempotencyKey: row.idempotency_key,
    receivedAtMs: row.received_at_ms,
    fields: row.fields,
    phoneE164: row.phone_e164,
    consentVersion: row.consent_version,
    page: row.page,
    signals: row.signals,
    judgement: { verdict: row.verdict, score: row.score, reasons: row.reasons },
    status: row.status,
    notes,
    answeredAtMs: row.answered_at_ms,
  };
}

export function toLeadRow(lead: NewLead): Record<string, Value> {
  return {
    reference: lead.reference,
    kind: lead.kind,
    idempotency_key: lead.idempotencyKey,
    received_at_ms: lead.receivedAtMs,
    email: lead.fields.email,
    fields: JSON.stringify(lead.fields),
    phone_e164: lead.phoneE164,
    consent_version: lead.consentVersion,
    page: lead.page,
    signals: JSON.stringify(lead.signals),
    verdict: lead.judgement.verdict,
    score: lead.judgement.score,
    reasons: JSON.stringify(lead.judgement.reasons),
  };
}

export function toDeliveryRow(
  delivery: NewDelivery & { leadId: number | null; plannedAtMs: number; dueAtMs?: number },
): Record<string, Value> {
  return {
    id: delivery.id,
    lead_id: delivery.leadId,
    occasion: delivery.occasion,
    channel: delivery.channel,
    recipient: delivery.recipient,
    message_id: delivery.messageId,
    payload: delivery.payload ?? null,
    planned_at_ms: delivery.plannedAtMs,
    due_at_ms: delivery.dueAtMs ?? delivery.plannedAtMs,
    unless_since_ms: delivery.unlessWrittenSinceMs ?? null,
  };
}

/** Notes by the id of their lead. */
export function groupNotes(rows: readonly Row[]): Map<number, LeadNote[]> {
  const notes = new Map<number, LeadNote[]>();
  for (const value of rows) {
    const row = parse(noteRow, value, 'A note');
    const note = { writtenAtMs: row.written_at_ms, text: row.text };
    notes.set(row.lead_id, [...(notes.get(row.lead_id) ?? []), note]);
  }
  return notes;
}

export function parseDeliveryRow(value: Row): DeliveryStatus {
  const row = parse(deliveryRow, value, `The delivery ${String(value['id'])}`);
  return {
    occasion: row.occasion,
    channel: row.channel,
    recipient: row.recipient,
    state: row.state,
    attempts: row.attempts,
    nextAttemptAtMs: row.due_at_ms,
    sentAtMs: row.sent_at_ms,
    lastError: row.last_error,
  };
}

export function parseClaimedRow(value: Row): Omit<ClaimedDelivery, 'lead'> {
  const row = parse(claimedRow, value, `The delivery ${String(value['id'])}`);
  return {
    id: row.id,
    occasion: row.occasion,
    channel: row.channel,
    recipient: row.recipient,
    messageId: row.message_id,
    payload: row.payload,
    attempts: row.attempts,
    firstAttemptAtMs: row.first_attempt_at_ms,
  };
}
