/** People who work in the inbox during the faults: they send each note and answer until the inbox confirms it. */
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { toInboxPath } from '../../contract/endpoints.ts';
import { pressInOffice } from '../testing/office-session.ts';
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

export function sendPeople(system: System, visits: Visits, cookie: string): People {
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
    const page = toInboxPath(reference);
    const fields = { [kind === 'note' ? 'note' : 'text']: text };
    const session = { url: system.servers.at(-1)?.url ?? '', cookie };
    const form = { page, action: `${page}/${kind}`, fields };
    const answer = await pressInOffice(session, form, AbortSignal.timeout(longestWaitMs));
    return answer.headers.get('location')?.startsWith(page) === true;
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
