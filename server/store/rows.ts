/** Shapes of the rows that come back from either engine, checked, and turned into the port's types. */
import { z } from 'zod';
import type { EnquiryKind } from '../../contract/enquiry-forms.ts';
import {
  channels,
  deliveryKinds,
  deliveryStates,
  leadStatuses,
  verdicts,
  type ClaimedDelivery,
  type DeliveryStatus,
  type Lead,
  type LeadFields,
  type LeadNote,
  type NewDelivery,
  type NewLead,
  type Signals,
} from './records.ts';

export type Row = Record<string, unknown>;
export type Value = string | number | null;

const text = z.string().nullable();

const leadRow = z.object({
  id: z.number(),
  reference: z.string(),
  kind: z.string(),
  idempotency_key: z.string(),
  received_at_ms: z.number(),
  name: z.string(),
  email: z.string(),
  phone: text,
  phone_e164: text,
  address: text,
  service: text,
  website: text,
  message: text,
  consent_version: z.string(),
  page: text,
  signals: z.string(),
  status: z.enum(leadStatuses),
  verdict: z.enum(verdicts),
  score: z.number(),
  reasons: z.string(),
});

const noteRow = z.object({ lead_id: z.number(), written_at_ms: z.number(), text: z.string() });

const deliveryRow = z.object({
  lead_id: z.number().nullable(),
  kind: z.enum(deliveryKinds),
  channel: z.enum(channels),
  recipient: z.string(),
  state: z.enum(deliveryStates),
  attempts: z.number(),
  due_at_ms: z.number(),
  sent_at_ms: z.number().nullable(),
  last_error: text,
});

const claimedRow = z.object({
  id: z.string(),
  lead_id: z.number().nullable(),
  kind: z.enum(deliveryKinds),
  channel: z.enum(channels),
  recipient: z.string(),
  message_id: z.string(),
  payload: text,
  attempts: z.number(),
  first_attempt_at_ms: z.number(),
});

const optionalFields = ['phone', 'address', 'service', 'website', 'message'] as const;

export function parseLeadRow(value: unknown, notes: LeadNote[]): Lead {
  const row = leadRow.parse(value);
  const fields: LeadFields = { name: row.name, email: row.email };
  for (const name of optionalFields) {
    const content = row[name];
    if (content !== null) fields[name] = content;
  }
  return {
    reference: row.reference,
    kind: row.kind as EnquiryKind,
    idempotencyKey: row.idempotency_key,
    receivedAtMs: row.received_at_ms,
    fields,
    phoneE164: row.phone_e164,
    consentVersion: row.consent_version,
    page: row.page,
    signals: JSON.parse(row.signals) as Signals,
    judgement: { verdict: row.verdict, score: row.score, reasons: JSON.parse(row.reasons) as string[] },
    status: row.status,
    notes,
  };
}

export function toLeadValues(lead: NewLead): Record<string, Value> {
  const { fields } = lead;
  return {
    reference: lead.reference,
    kind: lead.kind,
    idempotency_key: lead.idempotencyKey,
    received_at_ms: lead.receivedAtMs,
    name: fields.name,
    email: fields.email,
    phone: fields.phone ?? null,
    address: fields.address ?? null,
    service: fields.service ?? null,
    website: fields.website ?? null,
    message: fields.message ?? null,
    phone_e164: lead.phoneE164,
    consent_version: lead.consentVersion,
    page: lead.page,
    signals: JSON.stringify(lead.signals),
    verdict: lead.judgement.verdict,
    score: lead.judgement.score,
    reasons: JSON.stringify(lead.judgement.reasons),
  };
}

export function toDeliveryValues(
  delivery: NewDelivery,
  leadId: number | null,
  nowMs: number,
): Record<string, Value> {
  return {
    id: delivery.id,
    lead_id: leadId,
    kind: delivery.kind,
    channel: delivery.channel,
    recipient: delivery.recipient,
    message_id: delivery.messageId,
    payload: delivery.payload ?? null,
    created_at_ms: nowMs,
    due_at_ms: nowMs,
  };
}

export function parseNoteRow(value: unknown): LeadNote & { leadId: number } {
  const row = noteRow.parse(value);
  return { leadId: row.lead_id, writtenAtMs: row.written_at_ms, text: row.text };
}

export function parseDeliveryRow(value: unknown): DeliveryStatus & { leadId: number | null } {
  const row = deliveryRow.parse(value);
  return {
    leadId: row.lead_id,
    kind: row.kind,
    channel: row.channel,
    recipient: row.recipient,
    state: row.state,
    attempts: row.attempts,
    nextAttemptAtMs: row.due_at_ms,
    sentAtMs: row.sent_at_ms,
    lastError: row.last_error,
  };
}

export function parseClaimedRow(value: unknown): Omit<ClaimedDelivery, 'lead'> & { leadId: number | null } {
  const row = claimedRow.parse(value);
  return {
    id: row.id,
    leadId: row.lead_id,
    kind: row.kind,
    channel: row.channel,
    recipient: row.recipient,
    messageId: row.message_id,
    payload: row.payload,
    attempts: row.attempts,
    firstAttemptAtMs: row.first_attempt_at_ms,
  };
}
