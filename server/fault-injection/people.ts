/** People who work in the inbox during the faults: they send each note and answer until the inbox confirms it. */
import { hash, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { toInboxPath } from '../../contract/endpoints.ts';
import { formTokenField } from '../../office/frame/screens.ts';
import { listValues } from '../testing/read-html.ts';
import type { System } from './system.ts';
import type { Visits } from './visitors.ts';

export interface Kept {
  reference: string;
  kind: 'note' | 'answer';
  text: string;
}

export interface People {
  /** The notes and answers that the inbox confirmed. */
  kept: Kept[];
  /** Resolves when all current ones are confirmed. */
  stop(): Promise<void>;
}

const answerEach = 4;
const longestWaitMs = 20_000;
/** Far longer than any sequence of faults. */
const patienceMs = 180_000;

export async function sendPeople(system: System, visits: Visits): Promise<People> {
  const token = await signIn(system);
  const kept: Kept[] = [];
  let isOver = false;

  async function work(): Promise<void> {
    for (let number = 1; !isOver; number++) {
      await setTimeout(300);
      const references = [...visits.acknowledged.values()].flatMap((read) => [...read]);
      const reference = references.at(-1 - Math.floor(Math.random() * references.length));
      if (reference === undefined) continue;
      const kind = number % answerEach === 0 ? 'answer' : 'note';
      await sendUntilKept({ reference, kind, text: `Number ${number} is ${randomUUID()}.` });
    }
  }

  async function sendUntilKept(words: Kept): Promise<void> {
    for (const startedAtMs = Date.now(); ; await setTimeout(250)) {
      if (await send(words).catch(() => false)) return void kept.push(words);
      if (Date.now() - startedAtMs > patienceMs)
        throw new Error(`${words.reference} did not accept a ${words.kind}`);
    }
  }

  async function send({ reference, kind, text }: Kept): Promise<boolean> {
    const url = system.servers.at(-1)?.url ?? '';
    const options = {
      headers: { cookie: `inbox=${token}`, origin: url },
      redirect: 'manual' as const,
      signal: AbortSignal.timeout(longestWaitMs),
    };
    const page = await (await fetch(url + toInboxPath(reference), options)).text();
    const body = new URLSearchParams({ [kind === 'note' ? 'note' : 'text']: text });
    for (const name of [formTokenField, 'version']) body.set(name, listValues(page, name)[0] ?? '');
    const answer = await fetch(`${url}${toInboxPath(reference)}/${kind}`, {
      method: 'POST',
      body,
      ...options,
    });
    return answer.headers.get('location')?.startsWith(toInboxPath(reference)) === true;
  }

  const working = work();
  return {
    kept,
    async stop() {
      isOver = true;
      await working;
    },
  };
}

/** Signs in without mail, which fails here at times. */
async function signIn(system: System): Promise<string> {
  const token = randomUUID();
  const nowMs = Date.now();
  const store = system.openStore();
  const person = await store.addPerson({ email: 'ann@owner.example', name: 'Ann', role: 'office' }, nowMs);
  const session = { tokenHash: hash('sha256', token, 'base64url'), device: '', nowMs, sinceMs: 0 };
  await store.addSession({ ...session, personId: person?.id ?? 0 });
  await store.close();
  return token;
}
