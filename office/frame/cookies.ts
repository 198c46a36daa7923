/**
 * The inbox's cookies. Their names begin with `__Host-`, so that no other host of the domain can set one; browsers accept
 * that only with the path `/`.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';

const loopback = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/;

/** Even from this machine, browsers accept a `Secure` cookie only over HTTPS. */
const isPlain = ({ host, protocol }: FastifyRequest): boolean => protocol === 'http' && loopback.test(host);

export function createCookie(bareName: string) {
  const toName = (request: FastifyRequest) => (isPlain(request) ? bareName : `__Host-${bareName}`);

  function write(request: FastifyRequest, reply: FastifyReply, value: string, maxAgeMs: number): void {
    const parts = [
      `${toName(request)}=${value}`,
      'Path=/',
      `Max-Age=${Math.floor(maxAgeMs / 1_000)}`,
      'HttpOnly',
      'SameSite=Lax',
      ...(isPlain(request) ? [] : ['Secure']),
    ];
    reply.header('set-cookie', parts.join('; '));
  }

  return {
    read(request: FastifyRequest): string | undefined {
      const start = `${toName(request)}=`;
      const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
      return pairs.find((pair) => pair.startsWith(start))?.slice(start.length);
    },
    write,
    clear: (request: FastifyRequest, reply: FastifyReply) => write(request, reply, '', 0),
  };
}

/** The token of the codes that this browser asked for. */
export const codeCookie = createCookie('inbox-code');
/** Proves that somebody signed in with an address in this browser before; it opens nothing. */
export const passCookie = createCookie('inbox-browser');
