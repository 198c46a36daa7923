/** Parses file rows, as read-rows.ts does for the others. */
import { z } from 'zod';
import type { Row } from './database.ts';
import { leadFile } from './records.ts';
import { readRow } from './read-rows.ts';

const bytes = z.instanceof(Uint8Array);
const contentRow = leadFile.extend({ content: bytes });
const previewRow = leadFile.extend({ preview: bytes.nullable() });

const nameFile = (row: Row) => `The file ${String(row['name'])}`;

export const parseFileRow = (row: Row) => readRow(leadFile, row, nameFile(row));

export const parseContentRow = (row: Row) => readRow(contentRow, row, nameFile(row));

export const parsePreviewRow = (row: Row) => readRow(previewRow, row, nameFile(row));
