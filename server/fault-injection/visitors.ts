/** Send leads as the page does: with the same idempotency key until there is an answer. Some visitors click twice. */
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { visitSuffix } from '../../contract/request-page.ts';
import { endpoints, requestPageHeader } from '../../contract/endpoints.ts';
import { ada } from '../testing/start-test-server.ts';
import { askProxy } from '../testing/ask-proxy.ts';
import { makeFile, sendFile, type SentFile } from './upload-file.ts';
import type { System } from './system.ts';

export interface Visits {
  sent: Set<string>;
  /** Key → the references that its visitor got. */
  acknowledged: Map<string, Set<string>>;
  /** The references of requests whose page confirmed that a time is asked for. */
  booked: Set<string>;
  /** The files that the server confirmed. */
  files: SentFile[];
  /** Number of answers by status; 0 means no answer. */
  statuses: Map<number, number>;
}

export interface Visitors extends Visits {
  /** Resolves when each visitor has an answer to the current lead. */
  stop(): Promise<void>;
}

const visitorsAtOnce = 3;
const longestWaitMs = 20_000;
/** Far longer than any sequence of faults. */
const patienceMs = 180_000;
const pressesTwice = 10;
const takeoffEach = 3;
const fileEach = 4;
const bookEach = 2;

/** A stored lead, and the path of its request's page. */
interface Added {
  reference: string;
  path: string;
}

export function sendVisitors(system: System): Visitors {
  const visits: Visits = {
    sent: new Set(),
    acknowledged: new Map(),
    booked: new Set(),
    files: [],
    statuses: new Map(),
  };
  let isOver = false;

  async function visit(): Promise<void> {
    while (!isOver) {
      const key = randomUUID();
      visits.sent.add(key);
      const number = visits.sent.size;
      const added = await sendUntilAnswered(key, number);
      if (added !== undefined && number % fileEach === 0) await addFile(added, number);
      if (added !== undefined && number % bookEach === 0) await book(added, number);
      if (number % pressesTwice === 0) await sendUntilAnswered(key, number);
      await setTimeout(100 + Math.random() * 200);
    }
  }

  /** Repeats the request until `isTaken`. */
  async function askUntil(
    ask: () => ReturnType<typeof askProxy>,
    isTaken: (status: number) => boolean,
  ): ReturnType<typeof askProxy> {
    const got = new Map<number, number>();
    for (const startedAtMs = Date.now(); ;) {
      const answer = await ask().catch((error: unknown) => ({ status: 0, text: String(error), headers: {} }));
      const { status, text } = answer;
      for (const counts of [visits.statuses, got]) counts.set(status, (counts.get(status) ?? 0) + 1);
      if (isTaken(status)) return answer;
      if (Date.now() - startedAtMs > patienceMs)
        throw new Error(`A visitor got only ${JSON.stringify([...got])}, last: ${status} ${text}`);
      await setTimeout(250);
    }
  }

  async function sendUntilAnswered(key: string, number: number): Promise<Added | undefined> {
    const isKept = (status: number) => status === 200 || status === 202;
    const { text, headers } = await askUntil(() => send(system, key, number), isKept);
    const { reference } = JSON.parse(text) as { reference: string };
    const known = visits.acknowledged.get(key) ?? new Set();
    visits.acknowledged.set(key, known.add(reference));
    const path = headers[requestPageHeader.toLowerCase()];
    // Without the database there is no path; the receipt has it.
    return typeof path === 'string' ? { reference, path } : undefined;
  }

  /** 404 means that the lead itself is still in the spool. */
  async function addFile({ reference, path }: Added, number: number): Promise<void> {
    const file = await makeFile(reference, number / fileEach);
    const ask = () => sendFile(chooseDoor(system, number), path, file, AbortSignal.timeout(longestWaitMs));
    await askUntil(ask, (status) => status === 200);
    visits.files.push(file);
  }

  /** Holds the first free time and asks for it. Another visitor may be faster, and the hold may end before. */
  async function book({ reference, path }: Added, number: number): Promise<void> {
    const door = chooseDoor(system, number);
    const ask = (method: 'GET' | 'POST', fields: Record<string, string> = {}) =>
      askProxy(
        door,
        method,
        path + (method === 'POST' ? visitSuffix : ''),
        { 'content-type': 'application/x-www-form-urlencoded' },
        new URLSearchParams(fields).toString(),
        { signal: AbortSignal.timeout(longestWaitMs) },
      );
    for (const startedAtMs = Date.now(); ;) {
      const page = await askUntil(
        () => ask('GET'),
        (status) => status === 200,
      );
      if (page.text.includes('You asked for')) return void visits.booked.add(reference);
      const isHeld = page.text.includes('We hold');
      const [, from = ''] = /<option value="(\d+)"/.exec(page.text) ?? [];
      if (!isHeld && from === '') return;
      const fields: Record<string, string> = isHeld ? { act: 'ask' } : { act: 'hold', from };
      await askUntil(
        () => ask('POST', fields),
        // 422: the quote of the request has just been accepted, so it takes no visit any more.
        (status) => [303, 409, 422].includes(status),
      );
      if (Date.now() - startedAtMs > patienceMs) throw new Error(`A visitor got no time: ${path}`);
    }
  }

  const visiting = Array.from({ length: visitorsAtOnce }, visit);
  return {
    ...visits,
    async stop() {
      isOver = true;
      await Promise.all(visiting);
    },
  };
}

function chooseDoor({ proxy, servers }: System, number: number) {
  return proxy ?? { url: servers[number % servers.length]?.url ?? '' };
}

function send(system: System, key: string, number: number) {
  const lead = {
    ...ada,
    email: `visitor-${number}@visitor.example`,
    message: `The porch leans, number ${number}.`,
    // Text that the server adds to a lead must be as safe as typed text.
    ...(number % takeoffEach === 0 && { takeoff: 'room-length=14&room-width=12&room-height=8' }),
  };
  const headers = { 'content-type': 'application/json', 'idempotency-key': key };
  const signal = AbortSignal.timeout(longestWaitMs);
  return askProxy(chooseDoor(system, number), 'POST', endpoints.contact, headers, JSON.stringify(lead), {
    signal,
  });
}
