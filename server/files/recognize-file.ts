/** Recognizes a file by its content. Its name and type come from the visitor and are ignored. */
import { open, type FileHandle } from 'node:fs/promises';
import { findFormat } from '../../contract/pictures/picture-format.ts';

export type Recognized = 'photo' | 'plan' | 'heic' | 'damaged' | 'unsupported';

/** Readers search this many bytes at the start for a PDF's header, and as many at the end for its trailer. */
const searchedBytes = 1_024;
const longestVersion = '%PDF-1.7'.length;
const blockBytes = 64 * 1024;

export async function recognizeFile(path: string): Promise<Recognized> {
  const file = await open(path);
  try {
    const head = await read(file, 0, searchedBytes + longestVersion);
    const format = findFormat(head);
    if (format) return format === 'heic' ? 'heic' : 'photo';
    // Portals and printers may put a byte order mark, an empty line or more first. That is safe, since a PDF is only
    // offered for download.
    const start = head.search(/%PDF-[12]\.\d/);
    if (start < 0 || start >= searchedBytes) return 'unsupported';
    const end = await findEnd(file);
    const tail = await read(file, Math.max(0, end - searchedBytes), searchedBytes);
    // A truncated PDF has no trailer.
    return /startxref[\s\0]+\d+[\s\0]+%%EOF/.test(tail) ? 'plan' : 'damaged';
  } finally {
    await file.close();
  }
}

/** Reads bytes as Latin-1, one character per byte. */
async function read(file: FileHandle, position: number, length: number): Promise<string> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.toString('latin1', 0, bytesRead);
}

/** The position of the trailing zeros and spaces that some programs use as padding. */
async function findEnd(file: FileHandle): Promise<number> {
  let { size } = await file.stat();
  while (size > 0) {
    const start = Math.max(0, size - blockBytes);
    const block = (await read(file, start, size - start)).replaceAll('\0', ' ').trimEnd();
    size = start + block.length;
    if (block !== '') break;
  }
  return size;
}
