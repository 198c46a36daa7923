/** Answers input that is not valid HTTP, before any route, hook or error handler runs. */
import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Refused } from '../../contract/endpoints.ts';
import { listSecurityHeaders } from '../plugins/security-headers.ts';
import type { Site } from './open-site.ts';

const statuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

function listHeaders(publicUrl: string | undefined): Record<string, string> {
  return { ...listSecurityHeaders(publicUrl), 'cache-control': 'no-store', connection: 'close' };
}

export function refuseRaw(
  { code = '' }: { code?: string },
  socket: Socket,
  { site, publicUrl }: { site: Site; publicUrl: string | undefined },
): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = statuses[code] ?? 400;
  const { sentence } = site.manifest().words.answers.problem.unreadable;
  const body = JSON.stringify({ error: sentence } satisfies Refused);
  const headers = {
    ...listHeaders(publicUrl),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
}

export function refuseExpectation(response: ServerResponse, publicUrl: string | undefined): void {
  response.writeHead(417, listHeaders(publicUrl)).end();
}
