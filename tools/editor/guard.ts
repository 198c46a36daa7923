/**
 * Who may ask the editor anything: only its own page, on this machine. A page of another site must reach it neither
 * under another name (DNS rebinding), nor across origins, nor without the token of this start.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const tokenHeader = 'x-editor-token';

const loopbackNames = ['127.0.0.1', 'localhost'];

/** Throws a sentence when HOST asks for another interface than the loopback. */
export function chooseHost(env: Readonly<Record<string, string | undefined>>): string {
  const host = env['HOST'] ?? '127.0.0.1';
  if (host !== '127.0.0.1' && host !== 'localhost') {
    throw new Error(
      `The editor writes files and has no sign-in, so it listens on this machine only: leave HOST=${host} away. From another machine: ssh -L 4331:127.0.0.1:4331 NAME`,
    );
  }
  return '127.0.0.1';
}

export interface Guard {
  token: string;
  /** A sentence when the request is refused. `isOpen`: what an <img> or <script> asks for, which can send no token. */
  refuse: (request: Pick<IncomingMessage, 'headers' | 'method'>, isOpen: boolean) => string | undefined;
}

export function createGuard(port: number, token = randomBytes(32).toString('base64url')): Guard {
  const hosts = new Set(loopbackNames.map((name) => `${name}:${port}`));
  const own = Buffer.from(token);
  const isOwn = (given: unknown) => {
    const bytes = Buffer.from(typeof given === 'string' ? given : '');
    return bytes.length === own.length && timingSafeEqual(bytes, own);
  };
  return {
    token,
    refuse({ headers, method }, isOpen) {
      const { host = '', origin } = headers;
      if (!hosts.has(host)) return 'The editor answers under its own address only.';
      const isReading = method === 'GET' || method === 'HEAD';
      if (origin !== undefined && origin !== `http://${host}`) return 'Another site may not use the editor.';
      if (origin === undefined && !isReading) return 'A change must say which page it comes from.';
      const site = headers['sec-fetch-site'];
      if (site === 'cross-site' || site === 'same-site') return 'Another site may not use the editor.';
      if (!isOpen && !isOwn(headers[tokenHeader]))
        return 'The editor was started again: load this page once more. Your words are kept.';
      if (isOpen && !isReading) return 'This can only be read.';
      return undefined;
    },
  };
}
