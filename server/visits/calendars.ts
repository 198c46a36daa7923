/** The calendars of the people who go on visits: read every quarter of an hour, and unknown after an hour without success. */
import { fileURLToPath } from 'node:url';
import { mergeSpans } from '../../domain/visits/visit-times.ts';
import type { Core } from '../core/core.ts';
import { askProgram } from '../processes/ask-program.ts';
import type { StoredCalendar } from '../store/calendar-store.ts';
import type { TimeSpan } from '../../domain/visits/visit-times.ts';
import type { Reading, ReadingQuery } from './read-feed.ts';

/** A person who goes on visits, or the whole company, and the times of their own calendars. */
export interface Goer {
  personId: number | null;
  busy: readonly TimeSpan[];
}

const program = fileURLToPath(new URL('read-feed.ts', import.meta.url));
const [minuteMs, dayMs] = [60_000, 24 * 60 * 60_000];
const readEveryMs = 15 * minuteMs;
const staleAfterMs = 60 * minuteMs;
/** A feed that takes longer was made to block the process. */
const limits = { megabytes: 256, withinMs: 45_000, mostBytes: 8 * 1024 * 1024 };
/** An unchanged feed is read again before the times in the database end. */
const reserveDays = 30;

export const isStale = ({ readAtMs }: Pick<StoredCalendar, 'readAtMs'>, nowMs: number): boolean =>
  readAtMs === null || nowMs - readAtMs > staleAfterMs;

/** The people who go, without those whose calendars are unknown now. Without any person, the whole company goes. */
export async function readGoers({ store, nowMs }: Pick<Core, 'store' | 'nowMs'>): Promise<Goer[]> {
  const [people, calendars] = await Promise.all([store.listGoers(), store.listCalendars()]);
  if (people.length === 0) return [{ personId: null, busy: [] }];
  return people.flatMap((personId) => {
    const own = calendars.filter((calendar) => calendar.personId === personId);
    if (own.some((calendar) => isStale(calendar, nowMs()))) return [];
    return [{ personId, busy: mergeSpans(own.flatMap(({ busy }) => busy)) }];
  });
}

/** The ids of the people who go, but whose calendars are unknown now. */
export const listUnknownGoers = ({ store, nowMs }: Pick<Core, 'store' | 'nowMs'>): Promise<number[]> =>
  store.listUnreadGoers(nowMs() - staleAfterMs);

/** Reads the calendars that are due. Another process skips those that this one has taken. */
export async function readCalendars(core: Core): Promise<void> {
  const { store, nowMs } = core;
  for (const calendar of await store.listCalendars())
    if (await store.takeCalendar(calendar.id, nowMs(), readEveryMs)) await readCalendar(calendar, core);
}

export async function readCalendar(
  { id, personId, address, etag, untilMs }: StoredCalendar,
  core: Core,
): Promise<void> {
  const { store, nowMs, company, hours, calendarHost } = core;
  const now = nowMs();
  const { horizon } = company().visits;
  const isShort = (untilMs ?? 0) < now + (horizon + 2) * dayMs;
  const people = await store.listPeople();
  const range = { fromMs: now - 2 * dayMs, untilMs: now + (horizon + reserveDays) * dayMs };
  const reading = await runReader({
    address,
    etag: isShort ? null : etag,
    ownHost: calendarHost,
    reader: {
      ...range,
      timeZone: hours().timeZone,
      addresses: people.filter((person) => person.id === personId).map(({ email }) => email),
    },
  });
  if (reading.type === 'failed') return store.saveReading(id, { problem: reading.problem });
  if (reading.type === 'unchanged') return store.saveReading(id, { readAtMs: now, problem: '' });
  const { busy, unknownZones } = reading;
  return store.saveReading(id, {
    ...{ readAtMs: now, untilMs: range.untilMs, etag: reading.etag, busy, problem: '' },
    unknownZones: unknownZones.slice(0, 5),
  });
}

const runReader = (query: ReadingQuery): Promise<Reading> =>
  askProgram(program, query, limits).then(
    (output) => JSON.parse(output.toString()) as Reading,
    () => ({ type: 'failed', problem: 'The calendar could not be read in time' }),
  );
