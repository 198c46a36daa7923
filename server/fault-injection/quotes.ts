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
      await acceptUntilKept(reference);
    }
  }

  /** A send whose answer was lost may have been repeated, so each round looks for the newest version. */
  async function acceptUntilKept(reference: string): Promise<void> {
    const round = async () => {
      const page = await findPage(reference);
      if (page !== undefined) return accept(reference, page);
      await send(reference);
      return false;
    };
    for (const startedAtMs = Date.now(); ; await setTimeout(250)) {
      if (await round().catch(() => false)) return;
      if (Date.now() - startedAtMs > patienceMs)
        throw new Error(`Nobody could accept the quote of ${reference}`);
    }
  }

  /** The path of the newest version's page, as the office sees it. */
  async function findPage(reference: string): Promise<string | undefined> {
    const { url } = system.servers.at(-1) ?? {};
    const form = await fetch(`${url}${toInboxPath(reference)}/quote`, {
      headers: { cookie },
      signal: AbortSignal.timeout(longestWaitMs),
    });
    return /href="([^"]+\/quote\/\d+)"/.exec(await form.text())?.[1];
  }

  async function send(reference: string): Promise<void> {
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
  }

  async function accept(reference: string, page: string): Promise<boolean> {
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
    if (totalCents === undefined) return false;
    const press = async (name: string, door: number) => {
      const { status } = await ask('POST', door, { act: 'accept', totalCents, name, consent: 'yes' });
      if (status === 303) accepted.push({ reference, name });
    };
    await Promise.allSettled([press('Ada', 0), press('Grace', -1)]);
    return false;
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
