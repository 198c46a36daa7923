/**
 * Sessions: who is signed in, and on which device. The database stores only the hash of a token. A session ends 90 days
 * after its last use, or at once when the person signs out or is removed.
 */
import { hash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Person, Session } from '../../server/store/records.ts';
import type { Store } from '../../server/store/store.ts';
import { createCookie } from './cookies.ts';

export interface FoundSession extends Session {
  tokenHash: string;
  /** The database's error; then the session comes from this process's memory. */
  fault?: Error;
}

export type Sessions = ReturnType<typeof createSessions>;

const sessionMs = 90 * 24 * 60 * 60_000;
/** One write an hour: a write for every page would flush the disk each time. */
const touchAfterMs = 60 * 60_000;
/** Another process may have removed the person since. */
const rememberForMs = 5 * 60_000;
const mostRemembered = 1_000;

export const hashToken = (token: string): string => hash('sha256', token, 'base64url');
export const makeToken = (): string => randomBytes(32).toString('base64url');

/** Names a device by its user agent, such as "Safari, iPhone". Only proper names, so nothing to translate. */
function nameDevice(userAgent = ''): string {
  const names = [
    /Firefox|FxiOS|CriOS|Chrome|Safari/,
    /iPhone|iPad|Android|Windows|Macintosh|Linux(?!; Android)/,
  ];
  return names.map((name) => name.exec(userAgent)?.[0] ?? '?').join(', ');
}

export function createSessions(store: Store, nowMs: () => number) {
  const cookie = createCookie('inbox');
  const remembered = new Map<string, Session & { atMs: number }>();
  const sinceMs = () => nowMs() - sessionMs;

  function remember(tokenHash: string, session: Session | undefined): void {
    remembered.delete(tokenHash);
    if (session === undefined) return;
    if (remembered.size >= mostRemembered) remembered.delete(remembered.keys().next().value ?? '');
    remembered.set(tokenHash, { ...session, atMs: nowMs() });
  }

  function recall(tokenHash: string, fault: Error): FoundSession | undefined {
    const session = remembered.get(tokenHash);
    if (session === undefined || session.atMs < nowMs() - rememberForMs) return undefined;
    return { ...session, tokenHash, fault };
  }

  return {
    async begin(request: FastifyRequest, reply: FastifyReply, person: Person): Promise<void> {
      const token = makeToken();
      const device = nameDevice(request.headers['user-agent']);
      const session = { tokenHash: hashToken(token), personId: person.id, device, nowMs: nowMs() };
      await store.addSession(session);
      cookie.write(request, reply, token, sessionMs);
    },

    /** Throws while the database is down, unless the session is in memory. */
    async find(request: FastifyRequest, reply: FastifyReply): Promise<FoundSession | undefined> {
      const token = cookie.read(request);
      if (!token) return undefined;
      const tokenHash = hashToken(token);
      let session: Session | undefined;
      try {
        session = await store.findSession(tokenHash, sinceMs());
      } catch (error) {
        const known = recall(tokenHash, error as Error);
        if (known === undefined) throw error;
        return known;
      }
      remember(tokenHash, session);
      if (session === undefined) return undefined;
      if (session.seenAtMs < nowMs() - touchAfterMs) {
        // Reading works while a disk is full.
        await store.touchSession(session.id, nowMs()).catch((error: unknown) => {
          if (!store.isUnavailable(error)) throw error;
        });
        cookie.write(request, reply, token, sessionMs);
      }
      return { ...session, tokenHash };
    },

    /** The device may change the site from now on. */
    trust: (id: number) => store.trustSession(id),

    list: (person: Person) => store.listSessions(person.id, sinceMs()),

    async end(person: Person, id: number): Promise<void> {
      await store.endSession(person.id, id);
      for (const [tokenHash, session] of remembered) if (session.id === id) remembered.delete(tokenHash);
    },

    /** Forgets the sessions of a removed person, or of one with another role. */
    forget(personId: number): void {
      for (const [tokenHash, { person }] of remembered)
        if (person.id === personId) remembered.delete(tokenHash);
    },
  };
}
