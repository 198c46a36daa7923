/** Rows of files, as rows.ts reads the others. */
import { z } from 'zod';
import type { Row } from './database.ts';
import { fileKinds, type LeadFile } from './records.ts';
import { parse } from './rows.ts';

const fileRow = z.object({
  name: z.string(),
  kind: z.enum(fileKinds),
  received_at_ms: z.number(),
  size_bytes: z.number(),
});
const content = z.instanceof(Uint8Array);

export function parseFileRow(value: Row): LeadFile {
  const row = parse(fileRow, value, `The file ${String(value['name'])}`);
  return { name: row.name, kind: row.kind, receivedAtMs: row.received_at_ms, sizeBytes: row.size_bytes };
}

export function parseContentRow(value: Row): LeadFile & { content: Uint8Array } {
  return { ...parseFileRow(value), content: parse(content, value['content'], 'The content of a file') };
}

export function parsePreviewRow(value: Row): LeadFile & { preview: Uint8Array | null } {
  const preview = parse(content.nullable(), value['preview'], 'The preview of a file');
  return { ...parseFileRow(value), preview };
}
