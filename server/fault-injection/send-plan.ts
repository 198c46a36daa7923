/** A visitor adds a plan to the request that they sent: the same bytes again, until there is an answer. */
import { createHash } from 'node:crypto';
import { askProxy, type Proxy } from '../testing/start-proxy.ts';
import { plan } from '../testing/sample-files.ts';

export interface SentPlan {
  reference: string;
  /** SHA-256 of the file. */
  hash: string;
  bytes: string;
}

const boundary = 'a-boundary';
const headers = { accept: 'application/json', 'content-type': `multipart/form-data; boundary=${boundary}` };

/** Different for each number. */
export function makePlan(reference: string, number: number): SentPlan {
  const bytes = plan.toString('latin1').replace('%PDF-1.7\n', `%PDF-1.7\n% ${number}\n`);
  return { reference, bytes, hash: createHash('sha256').update(bytes).digest('hex') };
}

export function sendPlan(
  door: Pick<Proxy, 'url'>,
  requestPath: string,
  { bytes }: SentPlan,
  signal: AbortSignal,
): ReturnType<typeof askProxy> {
  const disposition = 'Content-Disposition: form-data; name="plan"; filename="file"';
  const body = `--${boundary}\r\n${disposition}\r\n\r\n${bytes}\r\n--${boundary}--\r\n`;
  const length = { 'content-length': String(Buffer.byteLength(body)) };
  return askProxy(door, 'POST', `${requestPath}/files`, { ...headers, ...length }, body, signal);
}
