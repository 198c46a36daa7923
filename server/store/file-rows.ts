/** Parses file rows, as read-rows.ts does for the others. */
import { z } from 'zod';
import type { Row } from './database.ts';
import { fileKinds, type LeadFile } from './records.ts';
import { readRow } from './read-rows.ts';

const fileRow = z.object({
  name: z.string(),
  kind: z.enum(fileKinds),
  receivedAtMs: z.number(),
  sizeBytes: z.number(),
  isDoubtful: z.coerce.boolean(),
});
const bytes = z.instanceof(Uint8Array);
const contentRow = fileRow.extend({ content: bytes });
const previewRow = fileRow.extend({ preview: bytes.nullable() });

const nameFile = (row: Row) => `The file ${String(row['name'])}`;

export const parseFileRow = (row: Row): LeadFile => readRow(fileRow, row, nameFile(row));

export const parseContentRow = (row: Row): LeadFile & { content: Uint8Array } =>
  readRow(contentRow, row, nameFile(row));

export const parsePreviewRow = (row: Row): LeadFile & { preview: Uint8Array | null } =>
  readRow(previewRow, row, nameFile(row));
