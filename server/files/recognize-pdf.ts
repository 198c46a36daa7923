/**
 * Judges whether a PDF is whole. Viewers find its last table by the word "startxref", or rebuild the table from the
 * objects, so most damage costs nothing. A refused plan is lost to the owner: only a file that lacks a large part is
 * `damaged`, and one that may lack some is `doubtful`.
 */
import type { FileHandle } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import pLimit from 'p-limit';
import { readLatin1 } from './read-latin1.ts';

export type PdfState = 'whole' | 'doubtful' | 'damaged';

/** Viewers search this many bytes for the header. */
const startBytes = 1_024;
const tailBytes = 64 * 1024;
/** Bytes that are searched between two turns of the event loop. */
const stepBytes = 1024 * 1024;
/** The part that may be missing before a file counts as damaged. */
const largePart = 1 / 4;

/** A search of the whole file holds it in memory. */
const oneAtATime = pLimit(1);

export function findPdfStart(head: string): number | undefined {
  const start = head.search(/%PDF-\d/);
  return start >= 0 && start < startBytes ? start : undefined;
}

/** `head`: the first bytes as Latin-1; `start`: the position of the PDF's header in the file. */
export async function judgePdf(file: FileHandle, head: string, start: number): Promise<PdfState> {
  const { size } = await file.stat();
  const length = size - start;
  const declared = findDeclaredLength(head);
  if (declared !== undefined && length < declared)
    return length < declared * (1 - largePart) ? 'damaged' : 'doubtful';
  const tail = await readLatin1(file, Math.max(start, size - tailBytes), tailBytes);
  const table = findTable(tail, length);
  if (table !== undefined) return table;
  return oneAtATime(async () => {
    const text = await readLatin1(file, start, length);
    return findTable(text, length) ?? ((await isLargelyMissing(text)) ? 'damaged' : 'doubtful');
  });
}

/** A PDF for the web declares its length in its first object. */
function findDeclaredLength(head: string): number | undefined {
  const length = /\/Linearized[^>]*?\/L\s+(\d{1,12})\b/.exec(head)?.[1];
  return length === undefined ? undefined : Number(length);
}

/** Finds the last `startxref` and its number, and objects after it. Comments and spaces may be between the two. */
function findTable(text: string, length: number): PdfState | undefined {
  const start = text.lastIndexOf('startxref');
  const rest = start < 0 ? '' : text.slice(start);
  const offset = /^startxref(?:[\s\0]|%[^\r\n]*[\r\n])*\+?(\d{1,12})/.exec(rest)?.[1];
  if (offset === undefined || Number(offset) > length) return undefined;
  return /\b\d{1,10}[\s\0]{1,9}\d{1,5}[\s\0]{1,9}obj\b/.test(rest) ? 'doubtful' : 'whole';
}

/**
 * Whether the catalog is missing, without which no viewer opens a PDF, or many of the objects that others refer to.
 * Objects in compressed streams cannot be seen.
 */
async function isLargelyMissing(text: string): Promise<boolean> {
  let hasCatalog = false;
  const present = new Set<string>();
  const referenced = new Set<string>();
  for (let from = 0; from < text.length; from += stepBytes) {
    const step = text.slice(from, from + stepBytes + 64);
    if (/\/Type\s{0,9}\/ObjStm\b/.test(step)) return false;
    hasCatalog ||= /\/Type\s{0,9}\/Catalog\b/.test(step);
    const words = /\b(\d{1,10})[\s\0]{1,9}\d{1,5}[\s\0]{1,9}(obj|R)\b/g;
    for (const [, number = '', word] of step.matchAll(words))
      (word === 'R' ? referenced : present).add(number);
    await setImmediate();
  }
  const missing = [...referenced].filter((number) => !present.has(number)).length;
  return !hasCatalog || referenced.size === 0 || missing > referenced.size * largePart;
}
