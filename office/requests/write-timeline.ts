/** A lead's timeline, merged from all tables, newest first. */
import { readLocalDay } from '../../domain/local-time.ts';
import type { EntryKind } from '../frame/timeline.ts';
import type { DeliveryStatus, LeadEvent, LeadSummary } from '../../server/store/records.ts';

/** An entry of the timeline. */
interface Entry extends Omit<LeadEvent, 'personId' | 'kind' | 'source'> {
  kind: EntryKind;
  source: LeadEvent['source'] | 'program';
  /** For a mail: whether the mail server has accepted it. */
  state?: DeliveryStatus['state'];
  /** The error of a failed mail. */
  error?: string;
}

const visitor = { source: 'visitor', who: '', value: '', text: '' } as const;

export function writeTimeline(
  { lead, files, deliveries }: LeadSummary,
  events: readonly LeadEvent[],
  timeZone: string,
): Entry[] {
  const entries: Entry[] = [
    { ...visitor, kind: 'received', atMs: lead.receivedAtMs },
    ...lead.notes.map(({ writtenAtMs, text }) => ({
      ...visitor,
      kind: 'correction' as const,
      atMs: writtenAtMs,
      text,
    })),
    ...files.map(({ name, receivedAtMs, author }) => ({
      ...visitor,
      ...(author !== null && { source: 'person' as const, who: author }),
      kind: 'file' as const,
      atMs: receivedAtMs,
      value: name,
    })),
    ...events.map((event) => toEntry(event, deliveries, timeZone)),
    ...deliveries.filter(isFailure).map((delivery) => ({
      ...visitor,
      source: 'program' as const,
      kind: 'mail' as const,
      atMs: delivery.createdAtMs,
      value: delivery.recipient,
      ...toState(delivery),
    })),
  ];
  return entries.sort((one, other) => other.atMs - one.atMs);
}

/** Lists failed mails only. Answers have their own entries. */
const isFailure = ({ occasion, channel, state }: DeliveryStatus) =>
  occasion !== 'answer' && channel === 'mail' && state === 'dead';

const toState = ({ state, lastError }: DeliveryStatus) => ({ state, error: lastError ?? '' });

function toEntry(event: LeadEvent, deliveries: readonly DeliveryStatus[], timeZone: string): Entry {
  if (event.kind === 'answer') {
    const delivery = deliveries.find(({ id }) => id === event.value);
    return { ...event, ...(delivery && toState(delivery)) };
  }
  if (event.kind !== 'snoozed' || event.value === '') return event;
  return { ...event, value: readLocalDay(Number(event.value), timeZone) };
}
