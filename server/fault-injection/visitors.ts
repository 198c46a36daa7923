/** Send leads as the page does: the same idempotency key again, until there is an answer; some press the button twice. */
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { endpoints } from '../../contract/endpoints.ts';
import { ada } from '../testing/start-test-server.ts';
import { askProxy } from '../testing/start-proxy.ts';
import type { System } from './system.ts';

export interface Visits {
  /** Every key that was ever sent. */
  sent: Set<string>;
  /** Key → the references that its visitor has read. */
  acknowledged: Map<string, Set<string>>;
  /** Answers by their status; 0: none. */
  statuses: Map<number, number>;
}

export interface Visitors extends Visits {
  /** Resolves when each visitor has an answer to the lead that is under way. */
  stop(): Promise<void>;
}

const visitorsAtOnce = 3;
const longestWaitMs = 20_000;
/** Far longer than any number of faults lasts. */
const patienceMs = 180_000;
const pressesTwice = 10;
const takeoffEach = 3;

export function sendVisitors(system: System): Visitors {
  const visits: Visits = { sent: new Set(), acknowledged: new Map(), statuses: new Map() };
  let isOver = false;

  async function visit(): Promise<void> {
    while (!isOver) {
      const key = randomUUID();
      visits.sent.add(key);
      const number = visits.sent.size;
      await sendUntilAnswered(key, number);
      if (number % pressesTwice === 0) await sendUntilAnswered(key, number);
      await setTimeout(100 + Math.random() * 200);
    }
  }

  async function sendUntilAnswered(key: string, number: number): Promise<void> {
    for (const startedAtMs = Date.now(); ;) {
      const { status, text } = await send(system, key, number).catch((error: unknown) => ({
        status: 0,
        text: String(error),
      }));
      visits.statuses.set(status, (visits.statuses.get(status) ?? 0) + 1);
      if (status === 200 || status === 202) {
        const { reference } = JSON.parse(text) as { reference: string };
        const known = visits.acknowledged.get(key) ?? new Set();
        visits.acknowledged.set(key, known.add(reference));
        return;
      }
      if (Date.now() - startedAtMs > patienceMs)
        throw new Error(`A visitor got no answer: ${status} ${text}`);
      await setTimeout(250);
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

function send({ proxy, servers }: System, key: string, number: number) {
  const lead = {
    ...ada,
    email: `visitor-${number}@visitor.example`,
    message: `The porch leans, number ${number}.`,
    // What the server adds to a lead is as safe as what was typed.
    ...(number % takeoffEach === 0 && { takeoff: 'room-length=14&room-width=12&room-height=8' }),
  };
  const door = proxy ?? { url: servers[number % servers.length]?.url ?? '' };
  const headers = { 'content-type': 'application/json', 'idempotency-key': key };
  const signal = AbortSignal.timeout(longestWaitMs);
  return askProxy(door, 'POST', endpoints.contact, headers, JSON.stringify(lead), signal);
}
