import { text } from 'node:stream/consumers';
import { writeLeads } from '../exports/write-leads.ts';
import type { LeadSummary } from '../store/records.ts';

/** The spreadsheet of these leads, which nobody has worked on. */
export function exportLeads(found: readonly Pick<LeadSummary, 'lead' | 'files'>[]): Promise<string> {
  const rows = found.map(({ lead, files }) => ({
    lead,
    assignee: '',
    files: files.map(({ name }) => name),
    teamNotes: [],
    lostReason: '',
  }));
  return text(writeLeads(() => [rows], 'UTC'));
}
