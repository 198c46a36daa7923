/** Finds the times at which the owner of a calendar is busy. Titles and places stay in the calendar. */
import {
  findAbbreviated,
  findZone,
  readDefinitions,
  toInstant,
  toLocal,
  toNearInstant,
  utc,
  type Zone,
} from './calendar-zones.ts';
import { CalendarError, parseCalendars, type Component, type Property } from './parse-calendar.ts';
import { listStarts, parseLocal } from './repeat-rule.ts';
import { mergeSpans, type TimeSpan } from './visit-times.ts';

export interface BusyTimes {
  /** Merged, in order, and within the range. */
  busy: TimeSpan[];
  /** Names of zones that nobody can know; their times were read in the zone of the calendar or the company. */
  unknownZones: string[];
}

export interface Reader extends TimeSpan {
  /** The company's zone, for whole days and times without a zone in a calendar that names none. */
  timeZone: string;
  /** The addresses of the calendar's owner, in lower case: what they declined is free. */
  addresses: readonly string[];
}

/** A time as written. */
interface Written {
  localMs: number;
  zone: Zone;
  isDate: boolean;
}

/** One component of an event: its series, or the change of one of its dates. */
interface Entry {
  component: Component;
  start: Written;
  isFree: boolean;
  /** The date that it changes. */
  changed: Written | undefined;
  changesLater: boolean;
  endOf: (startMs: number) => number;
}

const dayMs = 86_400_000;
const minuteMs = 60_000;

/** Throws CalendarError if the file is no calendar, is not complete, or has a rule that this program cannot read. */
export function findBusyTimes(bytes: Uint8Array, reader: Reader): BusyTimes {
  const unknown = new Set<string>();
  const spans = parseCalendars(bytes).flatMap((calendar) => readCalendar(calendar, reader, unknown));
  const { fromMs, untilMs } = reader;
  const within = spans
    .map((span) => ({ fromMs: Math.max(fromMs, span.fromMs), untilMs: Math.min(untilMs, span.untilMs) }))
    .filter((span) => span.fromMs < span.untilMs);
  return { busy: mergeSpans(within), unknownZones: [...unknown] };
}

function readCalendar(calendar: Component, reader: Reader, unknown: Set<string>): TimeSpan[] {
  const context = { reader, ...openZones(calendar, reader, unknown) };
  const events = calendar.components
    .filter(({ name }) => name === 'VEVENT')
    .map((event) => toEntry(event, context));
  const groups = Map.groupBy(events, ({ component }) => read(component, 'UID')?.value ?? component);
  return [
    ...[...groups.values()].flatMap((entries) => readEvent(entries, context)),
    ...calendar.components
      .filter(({ name }) => name === 'VFREEBUSY')
      .flatMap((part) => readFreeBusy(part, context)),
  ];
}

interface Zones {
  own: Zone;
  getZone: (name: string | undefined) => Zone;
}

interface Context extends Zones {
  reader: Reader;
}

function openZones(
  calendar: Component,
  { timeZone, untilMs }: Pick<Reader, 'timeZone' | 'untilMs'>,
  unknown: Set<string>,
): Zones {
  // Zones may end after the range.
  const definitions = readDefinitions(calendar, untilMs + 2 * 366 * dayMs);
  const own = findZone(read(calendar, 'X-WR-TIMEZONE')?.value ?? '') ?? findZone(timeZone) ?? utc;
  const getZone = (name: string | undefined): Zone => {
    if (name === undefined) return own;
    const zone = findZone(name) ?? definitions.get(name) ?? findAbbreviated(name);
    if (zone === undefined) unknown.add(name);
    return zone ?? own;
  };
  return { own, getZone };
}

/** The start of a component in the zone that the calendar gives it; undefined if it has none. */
export function readStartMs(
  calendar: Component,
  component: Component,
  reader: Pick<Reader, 'timeZone' | 'untilMs'>,
) {
  const [start] = readTimes(read(component, 'DTSTART'), openZones(calendar, reader, new Set()));
  return start && toMs(start);
}

export const read = ({ properties }: Component, name: string): Property | undefined =>
  properties.find((property) => property.name === name);

function toEntry(component: Component, context: Context): Entry {
  const [start] = readTimes(read(component, 'DTSTART'), context);
  if (start === undefined) throw new CalendarError('An event has no start');
  const changed = read(component, 'RECURRENCE-ID');
  const [date] = readTimes(changed, context);
  return {
    component,
    start,
    isFree: isFree(component, context.reader.addresses),
    changed: date,
    changesLater: changed?.params['RANGE']?.toUpperCase() === 'THISANDFUTURE',
    endOf: createEnd(component, start, context),
  };
}

/** Throws CalendarError for a text that is no time: nothing around it may be offered. */
function readTimes(property: Property | undefined, { own, getZone }: Zones): Written[] {
  if (property === undefined || property.value === '') return [];
  return property.value.split(',').map((text) => {
    const localMs = parseLocal(text);
    if (localMs === undefined) throw new CalendarError(`“${text}” is no time`);
    const isDate = !/T/i.test(text);
    const zone = /Z$/i.test(text.trim()) ? utc : isDate ? own : getZone(property.params['TZID']);
    return { localMs, zone, isDate };
  });
}

function isFree(component: Component, addresses: readonly string[]): boolean {
  const is = (name: string, value: string) => read(component, name)?.value.trim().toUpperCase() === value;
  const isDeclined = component.properties.some(
    (property) =>
      property.name === 'ATTENDEE' &&
      property.params['PARTSTAT']?.toUpperCase() === 'DECLINED' &&
      listAddresses(property).some((address) => addresses.includes(address)),
  );
  return (
    isDeclined ||
    is('TRANSP', 'TRANSPARENT') ||
    is('STATUS', 'CANCELLED') ||
    is('X-MICROSOFT-CDO-BUSYSTATUS', 'FREE')
  );
}

/** The e-mail addresses of an attendee, in lower case: some calendars write another address and add the e-mail to it. */
export const listAddresses = ({ value, params }: Property): string[] =>
  [value, params['EMAIL'] ?? ''].map((text) =>
    text
      .trim()
      .toLowerCase()
      .replace(/^mailto:/, ''),
  );

/** Returns a function from the start of one date to its end; both are instants. */
function createEnd(component: Component, start: Written, context: Context): Entry['endOf'] {
  const { days, exactMs } = readDuration(read(component, 'DURATION')?.value);
  const [end] = readTimes(read(component, 'DTEND'), context);
  if (start.isDate) {
    const lengthMs = end ? end.localMs - start.localMs : days * dayMs + exactMs;
    const wholeDays = Math.max(1, Math.round(lengthMs / dayMs));
    return (startMs) => addLocal(startMs, wholeDays * dayMs, start.zone);
  }
  if (end) {
    const lengthMs = toMs(end) - toMs(start);
    return (startMs) => startMs + lengthMs;
  }
  return (startMs) => addLocal(startMs, days * dayMs, start.zone) + exactMs;
}

/** A day later is the same time on the wall. */
const addLocal = (instantMs: number, localMs: number, zone: Zone): number =>
  localMs === 0 ? instantMs : toNearInstant(toLocal(instantMs, zone) + localMs, zone);

function readDuration(text = 'PT0S'): { days: number; exactMs: number } {
  const [, sign, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] =
    /^([+-])?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i.exec(text.trim()) ?? [];
  const factor = sign === '-' ? -1 : 1;
  return {
    days: factor * (Number(weeks) * 7 + Number(days)),
    exactMs: factor * ((Number(hours) * 60 + Number(minutes)) * minuteMs + Number(seconds) * 1_000),
  };
}

function readEvent(entries: readonly Entry[], { reader, ...context }: Context): TimeSpan[] {
  const changes = entries.filter(({ changed }) => changed !== undefined);
  const later = changes
    .filter(({ changesLater }) => changesLater)
    .sort((one, other) => toMs(one.changed) - toMs(other.changed));
  // A change of all later dates may move them into the range from far away.
  const slackMs = later.length > 0 ? 366 * dayMs : dayMs;
  const range = { ...reader, fromMs: reader.fromMs - slackMs, untilMs: reader.untilMs + slackMs };
  const series = entries
    .filter(({ changed }) => changed === undefined)
    .flatMap((entry) =>
      listDates(entry, { reader: range, ...context })
        .filter(({ fromMs }) => !changes.some(({ changed }) => changed && isAt(changed, fromMs, entry.start)))
        .map(({ fromMs, untilMs }) => {
          const change = later.findLast(({ changed }) => toMs(changed) < fromMs);
          const startMs = change && shift(fromMs, change);
          return change && startMs !== undefined
            ? { isFree: change.isFree, fromMs: startMs, untilMs: change.endOf(startMs) }
            : { isFree: entry.isFree, fromMs, untilMs };
        }),
    );
  const own = changes.map(({ isFree, start, endOf }) => ({
    isFree,
    fromMs: toMs(start),
    untilMs: endOf(toMs(start)),
  }));
  return [...series, ...own].filter((span) => !span.isFree);
}

const toMs = (time: Written | undefined): number => (time ? toNearInstant(time.localMs, time.zone) : 0);

/** A time names the date at this instant; a day names the date of a series that begins on it. */
function isAt(time: Written, instantMs: number, { zone }: Written): boolean {
  if (!time.isDate) return toMs(time) === instantMs;
  return Math.floor(toLocal(instantMs, zone) / dayMs) * dayMs === time.localMs;
}

/** Moves a later date by the same time on the wall as the changed one. */
const shift = (startMs: number, { start, changed }: Entry): number =>
  addLocal(startMs, start.localMs - toLocal(toMs(changed), start.zone), start.zone);

/** The dates of a series. One that is over before the range may be left out. */
function listDates({ component, start, endOf }: Entry, context: Context): TimeSpan[] {
  const { reader } = context;
  const { zone, localMs } = start;
  const firstMs = toMs(start);
  const dates = new Map([[firstMs, endOf(firstMs)]]);
  const range = {
    fromMs: reader.fromMs - Math.max(0, endOf(firstMs) - firstMs),
    untilMs: reader.untilMs,
    toInstant: (ms: number) => toInstant(ms, zone),
  };
  for (const { name, value } of component.properties)
    if (name === 'RRULE')
      for (const local of listStarts(value, localMs, range)) {
        const fromMs = toNearInstant(local, zone);
        dates.set(fromMs, endOf(fromMs));
      }
  const list = (wanted: string) => component.properties.filter(({ name }) => name === wanted);
  for (const property of list('RDATE'))
    for (const { fromMs, untilMs } of readPeriods(property, context))
      dates.set(fromMs, untilMs ?? endOf(fromMs));
  const excluded = list('EXDATE').flatMap((property) => readTimes(property, context));
  return [...dates]
    .map(([fromMs, untilMs]) => ({ fromMs, untilMs }))
    .filter(({ fromMs }) => !excluded.some((time) => isAt(time, fromMs, start)));
}

interface Period {
  fromMs: number;
  untilMs: number | undefined;
}

/** Times, and periods with an end or a duration. */
function readPeriods({ name, params, value }: Property, context: Zones): Period[] {
  return value.split(',').flatMap((period): Period[] => {
    const [from = '', until = ''] = period.split('/');
    const [start] = readTimes({ name, params, value: from }, context);
    if (start === undefined) return [];
    const fromMs = toMs(start);
    if (until === '') return [{ fromMs, untilMs: undefined }];
    if (!/^[+-]?P/i.test(until))
      return [{ fromMs, untilMs: toMs(readTimes({ name, params, value: until }, context)[0]) }];
    const { days, exactMs } = readDuration(until);
    return [{ fromMs, untilMs: addLocal(fromMs, days * dayMs, start.zone) + exactMs }];
  });
}

const readFreeBusy = ({ properties }: Component, context: Context): TimeSpan[] =>
  properties
    .filter(({ name, params }) => name === 'FREEBUSY' && params['FBTYPE']?.toUpperCase() !== 'FREE')
    .flatMap((property) => readPeriods(property, context))
    .flatMap(({ fromMs, untilMs }) => (untilMs === undefined ? [] : [{ fromMs, untilMs }]));
