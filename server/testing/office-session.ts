/** A person in the inbox of a running server, signed in without a mail. */
import { hash, randomUUID } from 'node:crypto';
import { formTokenField } from '../../office/frame/screens.ts';
import { openStore } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';
import { listValues } from './read-html.ts';

export interface OfficeSession {
  url: string;
  /** A header. */
  cookie: string;
}

export type { Store };

/** Opens the SQLite of a running server. */
export async function useStore<Result>(
  dataDir: string,
  act: (store: Store) => Promise<Result>,
): Promise<Result> {
  const store = openStore({ databaseUrl: undefined, dataDir });
  try {
    return await act(store);
  } finally {
    await store.close();
  }
}

/** Returns the header of the person's cookie. */
export async function addSession(store: Store, email: string): Promise<string> {
  const token = randomUUID();
  const nowMs = Date.now();
  // Another worker may have added the person.
  await store.addPerson({ email, name: 'Ann', role: 'office' }, nowMs);
  const person = (await store.listPeople()).find((one) => one.email === email);
  const session = { tokenHash: hash('sha256', token, 'base64url'), device: '', nowMs, sinceMs: 0 };
  await store.addSession({ ...session, personId: person?.id ?? 0 });
  return `inbox=${token}`;
}

/** What the program reads of a form besides its fields: who sent it, and what its person saw. */
const hidden = [formTokenField, 'version', 'changedAtMs'];

/** Sends a form of the inbox, as it is on `page`, to `action`. */
export async function pressInOffice(
  { url, cookie }: OfficeSession,
  { page, action, fields = {} }: { page: string; action: string; fields?: Record<string, string> },
  signal?: AbortSignal,
): Promise<Response> {
  const options = { headers: { cookie, origin: url }, redirect: 'manual', signal: signal ?? null } as const;
  const html = await (await fetch(url + page, options)).text();
  const body = new URLSearchParams(fields);
  for (const name of hidden) body.set(name, listValues(html, name)[0] ?? '');
  return fetch(url + action, { method: 'POST', body, ...options });
}
