/**
 * Only the editor's own page on this machine may call the editor. This blocks other host names (DNS rebinding), other
 * origins, and requests without the token of this start.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const tokenHeader = 'x-form-token';

const loopbackNames = ['127.0.0.1', 'localhost'];

/** Throws if HOST names an interface other than loopback. */
export function chooseHost(env: Readonly<Record<string, string | undefined>>): string {
  const host = env['HOST'] ?? '127.0.0.1';
  if (host !== '127.0.0.1' && host !== 'localhost') {
    throw new Error(
      `The editor writes files and has no sign-in, so it listens on this machine only: remove HOST=${host}. From another machine: ssh -L 4331:127.0.0.1:4331 NAME`,
    );
  }
  return '127.0.0.1';
}

export interface Guard {
  token: string;
  /**
   * Returns the reason if it refuses the request. `isOpen` marks paths for <img> and <script>, which cannot send a
   * token.
   */
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
      if (!hosts.has(host)) return 'The editor answers only at its own address.';
      const isReading = method === 'GET' || method === 'HEAD';
      if (origin !== undefined && origin !== `http://${host}`) return 'Another site may not use the editor.';
      if (origin === undefined && !isReading) return 'A change must come with an Origin header.';
      const site = headers['sec-fetch-site'];
      if (site === 'cross-site' || site === 'same-site') return 'Another site may not use the editor.';
      if (!isOpen && !isOwn(headers[tokenHeader]))
        return 'The editor has restarted: reload this page. Your words are kept.';
      if (isOpen && !isReading) return 'This path is read-only.';
      return undefined;
    },
  };
}
