/** What a takeoff needs, counted by the server: numbers of a visitor's browser are never believed (TAKEOFF-LEAD). */
import { materialName, type EnquiryKind } from '../../contract/enquiry-forms.ts';
import { listTakeoff } from '../../contract/takeoff/list-rows.ts';
import type { Prices } from '../../contract/takeoff/price-range.ts';
import { writeMaterial } from '../../contract/takeoff/material-text.ts';
import { hasRows, readTakeoff, writeQuery } from '../../contract/takeoff/read-takeoff.ts';
import type { TakeoffWords } from '../../contract/words/english.ts';
import type { LeadFields } from '../store/records.ts';

/** What cannot be counted is kept as it was sent, and brings no material. */
export function addMaterial(
  kind: EnquiryKind,
  fields: LeadFields,
  words: TakeoffWords,
  prices: Prices | undefined,
): LeadFields {
  const { takeoff } = fields;
  if (kind !== 'takeoff' || !takeoff) return fields;
  const parameters = new URLSearchParams(takeoff);
  const rows = hasRows(parameters) ? listTakeoff(parameters, words, prices) : undefined;
  if (!rows) return fields;
  return { ...fields, takeoff: writeQuery(readTakeoff(parameters)), [materialName]: writeMaterial(rows) };
}
