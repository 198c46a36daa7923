/**
 * Written quotes during the faults: the office sends one, and two people accept it at once, each on another server and
 * under another name, until its page shows an acceptance.
 */
import { setTimeout } from 'node:timers/promises';
import { toInboxPath } from '../../contract/endpoints.ts';
import { nameLineField } from '../../domain/quotes/read-draft.ts';
import { askProxy } from '../testing/ask-proxy.ts';
import { pressInOffice } from '../testing/office-session.ts';
import { listValues } from '../testing/read-html.ts';
import type { System } from './system.ts';
import type { Visits } from './visitors.ts';

/** An acceptance that the page confirmed. */
export interface Accepted {
  reference: string;
  name: string;
}

export interface Quotes {
  accepted: Accepted[];
  /** Resolves when the current quote is accepted. */
  stop(): Promise<void>;
}

const longestWaitMs = 20_000;
/** Far longer than any sequence of faults. */
const patienceMs = 180_000;
const lines = [
  { text: 'Hang and finish', quantity: '1240', unit: 'sq ft', rate: '2.75' },
  { text: 'Haul away', quantity: '', unit: '', rate: '180' },
];

export function sendQuotes(system: System, visits: Visits, cookie: string): Quotes {
  const accepted: Accepted[] = [];
  const quoted = new Set<string>();
  let isOver = false;

  async function work(): Promise<void> {
    while (!isOver) {
      await setTimeout(500);
      const references = [...visits.acknowledged.values()].flatMap((read) => [...read]);
      const reference = references.findLast((one) => !quoted.has(one));
      if (reference === undefined) continue;
      quoted.add(reference);
      const page = await repeat(`the quote of ${reference} was not sent`, () => send(reference));
      await repeat(`the quote of ${reference} was not accepted`, () => accept(reference, page));
    }
  }

  /** Returns the path of its page, once there is one. */
  async function send(reference: string): Promise<string | undefined> {
    const page = `${toInboxPath(reference)}/quote`;
    const session = { url: system.servers.at(-1)?.url ?? '', cookie };
    const press = (from: string, action: string, fields = {}) =>
      pressInOffice(session, { page: from, action, fields }, AbortSignal.timeout(longestWaitMs));
    const fields: Record<string, string> = {};
    for (const [index, line] of lines.entries())
      for (const name of ['text', 'quantity', 'unit', 'rate'] as const)
        fields[nameLineField(index, name)] = line[name];
    // The clock of the servers may be days ahead.
    const validUntil = new Date(Date.now() + 45 * 24 * 60 * 60_000).toISOString().slice(0, 10);
    const draft = { act: 'save', title: 'The porch', validUntil, ...fields };
    await press(page, page, draft);
    await press(`${page}/check`, `${page}/send`);
    const form = await fetch(session.url + page, { headers: { cookie }, signal: AbortSignal.timeout(5_000) });
    return /href="([^"]+\/quote\/1)"/.exec(await form.text())?.[1];
  }

  async function accept(reference: string, page: string): Promise<true | undefined> {
    const ask = (method: 'GET' | 'POST', door = 0, fields: Record<string, string> = {}) =>
      askProxy(
        { url: system.servers.at(door)?.url ?? '' },
        method,
        page,
        { 'content-type': 'application/x-www-form-urlencoded' },
        new URLSearchParams(fields).toString(),
        { signal: AbortSignal.timeout(longestWaitMs) },
      );
    const { text } = await ask('GET');
    if (text.includes('Accepted by')) return true;
    const [totalCents] = listValues(text, 'totalCents');
    if (totalCents === undefined) return undefined;
    const press = async (name: string, door: number) => {
      const { status } = await ask('POST', door, { act: 'accept', totalCents, name, consent: 'yes' });
      if (status === 303) accepted.push({ reference, name });
    };
    await Promise.allSettled([press('Ada', 0), press('Grace', -1)]);
    return undefined;
  }

  const working = work();
  return {
    accepted,
    async stop() {
      isOver = true;
      await working;
    },
  };
}

/** Until there is a result. */
async function repeat<Result>(failure: string, act: () => Promise<Result | undefined>): Promise<Result> {
  for (const startedAtMs = Date.now(); ; await setTimeout(250)) {
    const result = await act().catch(() => undefined);
    if (result !== undefined) return result;
    if (Date.now() - startedAtMs > patienceMs) throw new Error(failure);
  }
}
