/** A visitor adds a file to a request: the same bytes again, until there is an answer. */
import { createHash } from 'node:crypto';
import { fileFields } from '../../contract/request-page.ts';
import { makePhoto, plan } from '../testing/sample-files.ts';
import { askProxy } from '../testing/ask-proxy.ts';
import type { Proxy } from '../testing/start-proxy.ts';

export interface SentFile {
  reference: string;
  kind: 'photo' | 'plan';
  /** SHA-256 of the file as sent; a photo is re-encoded before it is stored. */
  hash: string;
  bytes: Buffer;
}

const boundary = 'a-boundary';
const headers = { accept: 'application/json', 'content-type': `multipart/form-data; boundary=${boundary}` };

/** Unique for each number; photos and plans alternate. */
export async function makeFile(reference: string, number: number): Promise<SentFile> {
  const kind = number % 2 === 0 ? 'photo' : 'plan';
  const bytes =
    kind === 'photo'
      ? await makePhoto(number)
      : Buffer.from(plan.toString('latin1').replace('%PDF-1.7\n', `%PDF-1.7\n% ${number}\n`));
  return { reference, kind, bytes, hash: createHash('sha256').update(bytes).digest('hex') };
}

export function sendFile(
  door: Pick<Proxy, 'url'>,
  requestPath: string,
  { kind, bytes }: SentFile,
  signal: AbortSignal,
): ReturnType<typeof askProxy> {
  const field = kind === 'photo' ? fileFields.photos : fileFields.plan;
  const body = Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="file"\r\n\r\n`),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const length = { 'content-length': String(body.length) };
  return askProxy(door, 'POST', `${requestPath}/files`, { ...headers, ...length }, body, { signal });
}
