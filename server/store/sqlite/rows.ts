/** Shapes of the rows that come back from SQLite, checked, and turned into the port's types. */
import { z } from 'zod';
import type { EnquiryKind } from '../../../contract/enquiries.ts';
import type { ClaimedMail, Lead, LeadFields, MailStatus, NewLead, Signals } from '../store.ts';

const text = z.string().nullable();
const mailKind = z.enum(['owner', 'receipt']);

const leadRow = z.object({
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
  status: z.string(),
});

const mailRow = z.object({
  kind: mailKind,
  recipient: z.string(),
  state: z.enum(['pending', 'sending', 'sent', 'dead']),
  attempts: z.number(),
  due_at_ms: z.number(),
  sent_at_ms: z.number().nullable(),
  last_error: text,
});

const claimedRow = z.object({
  id: z.string(),
  lead_id: z.number(),
  kind: mailKind,
  recipient: z.string(),
  message_id: z.string(),
  attempts: z.number(),
  first_attempt_at_ms: z.number(),
});

const optionalFields = ['phone', 'address', 'service', 'website', 'message'] as const;

export function parseLeadRow(value: unknown): Lead {
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
    status: row.status,
  };
}

export function toLeadValues(lead: NewLead): Record<string, string | number | null> {
  return {
    reference: lead.reference,
    kind: lead.kind,
    idempotency_key: lead.idempotencyKey,
    received_at_ms: lead.receivedAtMs,
    name: lead.fields.name,
    email: lead.fields.email,
    ...Object.fromEntries(optionalFields.map((name) => [name, lead.fields[name] ?? null])),
    phone_e164: lead.phoneE164,
    consent_version: lead.consentVersion,
    page: lead.page,
    signals: JSON.stringify(lead.signals),
  };
}

export function parseMailRow(value: unknown): MailStatus {
  const row = mailRow.parse(value);
  return {
    kind: row.kind,
    recipient: row.recipient,
    state: row.state,
    attempts: row.attempts,
    nextAttemptAtMs: row.due_at_ms,
    sentAtMs: row.sent_at_ms,
    lastError: row.last_error,
  };
}

export function parseClaimedRow(value: unknown): Omit<ClaimedMail, 'lead'> & { leadId: number } {
  const row = claimedRow.parse(value);
  return {
    id: row.id,
    leadId: row.lead_id,
    kind: row.kind,
    recipient: row.recipient,
    messageId: row.message_id,
    attempts: row.attempts,
    firstAttemptAtMs: row.first_attempt_at_ms,
  };
}
