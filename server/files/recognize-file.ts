/** What a file is, by its own bytes. Name and type come from the visitor and are not looked at. */
import { open } from 'node:fs/promises';
import { findFormat, headBytes } from '../../contract/pictures/picture-format.ts';

export type Recognized = 'photo' | 'plan' | 'heic' | 'damaged' | 'unsupported';

/** As far from the end as readers look for the end of a PDF. */
const tailBytes = 1_024;

export async function recognizeFile(path: string): Promise<Recognized> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const read = async (length: number, position: number) =>
      (await file.read(Buffer.alloc(length), 0, length, position)).buffer.toString('latin1');
    const head = await read(headBytes, 0);
    const format = findFormat(head);
    if (format) return format === 'heic' ? 'heic' : 'photo';
    // At the very beginning: what has something before it may be another kind of file, too.
    if (!/^%PDF-[12]\.\d/.test(head)) return 'unsupported';
    const tail = await read(tailBytes, Math.max(0, size - tailBytes));
    // A PDF that broke off on the way has no end.
    return /startxref\s+\d+\s+%%EOF/.test(tail) ? 'plan' : 'damaged';
  } finally {
    await file.close();
  }
}
