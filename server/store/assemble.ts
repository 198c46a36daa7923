/** Puts the rows of three tables together into what the port speaks of. */
import type { ClaimedDelivery, Lead, LeadNote, LeadSummary } from './records.ts';
import { parseClaimedRow, parseDeliveryRow, parseLeadRow, parseNoteRow, type Row } from './rows.ts';

function groupNotes(noteRows: readonly Row[]): Map<number, LeadNote[]> {
  const notes = new Map<number, LeadNote[]>();
  for (const { leadId, ...note } of noteRows.map(parseNoteRow)) {
    notes.set(leadId, [...(notes.get(leadId) ?? []), note]);
  }
  return notes;
}

export function assembleSummaries(rows: {
  leads: readonly Row[];
  notes: readonly Row[];
  deliveries: readonly Row[];
}): LeadSummary[] {
  const notes = groupNotes(rows.notes);
  const deliveries = Map.groupBy(rows.deliveries.map(parseDeliveryRow), ({ leadId }) => leadId);
  return rows.leads.map((row) => {
    const id = Number(row['id']);
    const own = (deliveries.get(id) ?? []).map(({ leadId: _leadId, ...status }) => status);
    return { lead: parseLeadRow(row, notes.get(id) ?? []), deliveries: own };
  });
}

export function assembleClaims(rows: {
  claimed: readonly Row[];
  leads: readonly Row[];
  notes: readonly Row[];
}): ClaimedDelivery[] {
  const notes = groupNotes(rows.notes);
  const leads = new Map<number, Lead>();
  for (const row of rows.leads) {
    const id = Number(row['id']);
    leads.set(id, parseLeadRow(row, notes.get(id) ?? []));
  }
  return rows.claimed.map((row) => {
    const { leadId, ...delivery } = parseClaimedRow(row);
    return { ...delivery, lead: leadId === null ? null : (leads.get(leadId) ?? null) };
  });
}

/** Ids of the leads that these rows speak of. */
export function listLeadIds(rows: readonly Row[], column: 'id' | 'lead_id'): number[] {
  return [...new Set(rows.map((row) => row[column]).filter((id) => typeof id === 'number'))];
}
