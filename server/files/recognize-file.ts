/** Recognizes a file by its content. Its name and type come from the visitor and are ignored. */
import { open } from 'node:fs/promises';
import { findFormat } from '../../contract/pictures/picture-format.ts';
import { findOriginal, originalHeadBytes, type OriginalExtension } from './find-original.ts';
import { readLatin1 } from './read-latin1.ts';
import { findPdfStart, judgePdf } from './recognize-pdf.ts';

/** `isDoubtful`: a part of the file may be missing. */
export type Recognized =
  | { kind: 'photo' }
  | { kind: 'plan'; isDoubtful: boolean }
  | { kind: 'original'; extension: OriginalExtension }
  | 'damaged'
  | 'unsupported';

export async function recognizeFile(path: string): Promise<Recognized> {
  const file = await open(path);
  try {
    const head = await readLatin1(file, 0, originalHeadBytes);
    const format = findFormat(head);
    if (format && format !== 'heic') return { kind: 'photo' };
    // Portals and printers may put a byte order mark, an empty line or more first. That is safe, since a PDF is only
    // offered for download.
    const start = findPdfStart(head);
    if (start !== undefined) {
      const state = await judgePdf(file, head, start);
      return state === 'damaged' ? state : { kind: 'plan', isDoubtful: state === 'doubtful' };
    }
    const extension = findOriginal(head);
    return extension === undefined ? 'unsupported' : { kind: 'original', extension };
  } finally {
    await file.close();
  }
}
