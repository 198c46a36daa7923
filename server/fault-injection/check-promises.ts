/** The promises that must hold after the faults. */
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Acceptance } from '../../contract/quote.ts';
import type { DumpRow } from '../store/dump.ts';
import type { Kept, People } from './people.ts';
import type { Accepted, Quotes } from './quotes.ts';
import type { VisitPlan } from '../store/visit-store.ts';
import type { SentFile } from './upload-file.ts';
import type { System } from './system.ts';
import type { Visits } from './visitors.ts';

export interface Verdict {
  promise: string;
  /** Empty if the promise was kept. */
  breaches: string[];
}

/** The number of simultaneous deliveries of a server per channel (outbox.ts). */
const underWayAtOnce = 8;

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');
const isWholePicture = (content: Buffer) =>
  sharp(content, { failOn: 'truncated' })
    .stats()
    .then(
      () => true,
      () => false,
    );

export async function checkPromises(
  system: System,
  visits: Visits & Pick<People, 'kept'> & Pick<Quotes, 'accepted'>,
  faults: number,
): Promise<Verdict[]> {
  const store = system.openStore();
  const rows: DumpRow[] = [];
  await store.dump(async (row) => void rows.push(row));
  await store.close();
  const rowsOf = (table: string) => rows.filter((row) => row.table === table).map(({ row }) => row);
  const leads = rowsOf('leads').map((row) => ({
    id: row['id'],
    // The visitor's key; the server appends a hash of the fields.
    key: String(row['idempotency_key']).split(' ')[0] ?? '',
    reference: String(row['reference']),
  }));
  const stored = Map.groupBy(leads, ({ key }) => key);
  const planned = rowsOf('deliveries')
    .filter((row) => row['lead_id'] !== null)
    .map((row) => ({
      leadId: row['lead_id'],
      occasion: String(row['occasion']),
      channel: String(row['channel']),
      state: String(row['state']),
      messageId: String(row['message_id']),
      error: String(row['last_error']),
      payload: String(row['payload']),
    }));
  const files = rowsOf('files').map((row) => ({
    leadId: row['lead_id'],
    hash: String(row['hash']),
    content: Buffer.from(row['content'] as Uint8Array),
  }));
  const mails = planned.filter(({ channel }) => channel === 'mail');
  const calls = planned
    .filter(({ channel }) => channel === 'webhook')
    .map((call) => ({ ...call, messageId: call.messageId.slice(1, call.messageId.indexOf('@')) }));
  const plannedByLead = Map.groupBy(planned, ({ leadId }) => leadId);
  const longestDoubles = underWayAtOnce * system.servers.length * faults;

  const listMissing = (deliveries: typeof planned, arrived: ReadonlyMap<string, number>) =>
    deliveries
      .filter(({ state, messageId }) => state !== 'sent' || !arrived.has(messageId))
      .map(({ messageId, state, error }) => `${messageId} is ${state}, last error: ${error}`);
  const listUnplanned = (deliveries: typeof planned, arrived: ReadonlyMap<string, number>) => {
    const known = new Set(deliveries.map(({ messageId }) => messageId));
    return [...arrived.keys()].filter((id) => !known.has(id)).map((id) => `${id} was never queued`);
  };
  const listDoubles = (arrived: ReadonlyMap<string, number>) => {
    const doubles = [...arrived.values()].reduce((sum, times) => sum + times - 1, 0);
    return doubles > longestDoubles ? [`${doubles} duplicates; at most ${longestDoubles} are allowed`] : [];
  };

  async function judgeFile({ reference, kind, hash }: SentFile): Promise<string[]> {
    const id = leads.find((lead) => lead.reference === reference)?.id;
    const [kept, ...more] = files.filter((file) => file.leadId === id && file.hash === hash);
    if (kept === undefined) return [`${reference} lacks a ${kind}`];
    if (more.length > 0) return [`${reference} has ${more.length + 1} copies of a ${kind}`];
    const isTold = plannedByLead.get(id)?.some(({ occasion }) => occasion === 'files') === true;
    const isWhole = kind === 'plan' ? hashOf(kept.content) === hash : await isWholePicture(kept.content);
    return [
      ...(isTold ? [] : [`no owner was mailed about a ${kind} of ${reference}`]),
      ...(isWhole ? [] : [`a ${kind} of ${reference} is incomplete`]),
    ];
  }

  const events = rowsOf('lead_events');
  const deliveryIds = new Set(rowsOf('deliveries').map((row) => row['id']));

  function judgeWords({ reference, kind, text }: Kept): string[] {
    const id = leads.find((lead) => lead.reference === reference)?.id;
    const found = events.filter(
      (row) => row['lead_id'] === id && row['kind'] === kind && row['text'] === text,
    );
    const isMailed = kind === 'note' || found.every((row) => deliveryIds.has(row['value'] ?? null));
    return found.length > 0 && isMailed ? [] : [`${reference} lacks the ${kind} “${text}”`];
  }

  const asked = rowsOf('offers')
    .filter((row) => row['kind'] === 'visit' && row['state'] === 'asked')
    .map((row) => ({ leadId: row['lead_id'], plan: JSON.parse(String(row['answer'])) as VisitPlan }))
    .sort((one, other) => one.plan.startMs - other.plan.startMs);

  function judgeVisit(reference: string): string[] {
    const id = leads.find((lead) => lead.reference === reference)?.id;
    const isAsked = asked.some(({ leadId }) => leadId === id);
    const amounts = ['visit', 'visit-team'].map(
      (occasion) => plannedByLead.get(id)?.filter((one) => one.occasion === occasion).length ?? 0,
    );
    if (isAsked && amounts.every((amount) => amount === 1)) return [];
    return [
      `${reference}: ${isAsked ? 'asked for' : 'lost'}, mails to visitor and office: ${amounts.join(', ')}`,
    ];
  }

  const accepted = Map.groupBy(visits.accepted, ({ reference }) => reference);

  /** An acceptance whose name was pressed twice is confirmed twice. */
  function judgeQuote(reference: string, confirmed: readonly Accepted[]): string[] {
    const id = leads.find((lead) => lead.reference === reference)?.id;
    const names = new Set(confirmed.map(({ name }) => name));
    const stored = rowsOf('quotes')
      .filter((row) => row['reference'] === reference && row['acceptance'] !== null)
      .map(({ acceptance }) => (JSON.parse(String(acceptance)) as Acceptance).name);
    const amounts = ['quote', 'quote-team'].map(
      (occasion) =>
        plannedByLead
          .get(id)
          ?.filter((one) => one.occasion === occasion && one.payload.includes('"accepted"')).length ?? 0,
    );
    const isKept = names.size === 1 && stored.join() === [...names].join() && amounts.join() === '1,1';
    const found = `confirmed to ${[...names].join()}, stored for ${stored.join()}, mails: ${amounts.join()}`;
    return isKept ? [] : [`${reference}: ${found}`];
  }

  return [
    {
      promise: `each of ${accepted.size} acknowledged acceptances of quotes is the only stored one, with one mail to each side`,
      breaches: [...accepted].flatMap(([reference, list]) => judgeQuote(reference, list)),
    },
    {
      promise: `each of ${visits.booked.size} acknowledged visits is stored, with one mail to the visitor and one to the office`,
      breaches: visits.booked.values().toArray().flatMap(judgeVisit),
    },
    {
      promise: `no two of ${asked.length} visits overlap`,
      breaches: asked.slice(1).flatMap(({ leadId, plan }, index) => {
        const before = asked[index];
        return before && plan.startMs < before.plan.endMs
          ? [`the visits of ${String(before.leadId)} and ${String(leadId)} overlap`]
          : [];
      }),
    },
    {
      promise: `each of ${visits.acknowledged.size} acknowledged leads is stored once`,
      breaches: [...visits.acknowledged.keys()].flatMap((key) => {
        const times = stored.get(key)?.length ?? 0;
        return times === 1 ? [] : [`the lead with the key ${key} is stored ${times} times`];
      }),
    },
    {
      promise: 'each visitor got one reference, the stored one',
      breaches: [...visits.acknowledged].flatMap(([key, read]) => {
        const reference = stored.get(key)?.[0]?.reference ?? 'none';
        return read.size === 1 && read.has(reference)
          ? []
          : [`got ${[...read].join(', ')}; stored ${reference}`];
      }),
    },
    {
      promise: 'every stored lead was sent by a visitor',
      breaches: [...stored.keys()].filter((key) => !visits.sent.has(key)),
    },
    {
      promise: 'an owner mail, a receipt and a webhook call are queued for each lead',
      breaches: leads.flatMap(({ reference, id }) => {
        const amount = (plannedByLead.get(id) ?? []).filter(
          ({ occasion }) =>
            !['files', 'answer', 'visit', 'visit-team', 'quote', 'quote-team'].includes(occasion),
        ).length;
        return amount === 3 ? [] : [`${reference} has ${amount}`];
      }),
    },
    {
      promise: `each of ${visits.files.length} acknowledged photographs and plans is stored once and complete, and mailed to an owner`,
      breaches: (await Promise.all(visits.files.map(judgeFile))).flat(),
    },
    {
      promise: `each of ${visits.kept.length} acknowledged notes and answers of people is in its history, and each answer is mailed`,
      breaches: visits.kept.flatMap(judgeWords),
    },
    {
      promise: `each of ${mails.length} queued mails has arrived`,
      breaches: listMissing(mails, system.mail.arrived),
    },
    {
      promise: `each of ${calls.length} queued webhook calls has arrived`,
      breaches: listMissing(calls, system.webhook.arrived),
    },
    {
      promise: 'duplicates have the same Message-ID and are no more than the faults explain',
      breaches: [
        ...listUnplanned(mails, system.mail.arrived),
        ...listUnplanned(calls, system.webhook.arrived),
        ...listDoubles(system.mail.arrived),
        ...listDoubles(system.webhook.arrived),
      ],
    },
    {
      promise: 'no server crashed, and each exited cleanly after SIGTERM',
      breaches: system.servers.flatMap(({ ownEnds }) => ownEnds),
    },
  ];
}
