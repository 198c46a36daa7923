/**
 * Time zones of a calendar file: IANA names, Windows names, and definitions in the file itself. Local times are
 * milliseconds, as if the zone were UTC.
 */
import { isTimeZone } from '../../contract/language.ts';
import { findOffsetMs } from '../local-time.ts';
import type { Component } from './parse-calendar.ts';
import { listStarts, parseLocal } from './repeat-rule.ts';
import windowsZones from './windows-zones.json' with { type: 'json' };

export interface Zone {
  /** The distance to UTC at an instant. */
  offsetMs(instantMs: number): number;
}

export const utc: Zone = { offsetMs: () => 0 };

const dayMs = 24 * 60 * 60_000;

/** The first instant with this local time; undefined if the clocks skip it. */
export function toInstant(localMs: number, zone: Zone): number | undefined {
  const offsets = [zone.offsetMs(localMs - dayMs), zone.offsetMs(localMs + dayMs)];
  const instants = offsets
    .map((offset) => localMs - offset)
    .filter((instant) => zone.offsetMs(instant) === localMs - instant);
  return instants.length === 0 ? undefined : Math.min(...instants);
}

/** A skipped local time is read with the offset before the change, as people do. */
export const toNearInstant = (localMs: number, zone: Zone): number =>
  toInstant(localMs, zone) ?? localMs - zone.offsetMs(localMs - dayMs);

export const toLocal = (instantMs: number, zone: Zone): number => instantMs + zone.offsetMs(instantMs);

/** IANA names by Windows name and display name, in lower case. */
const ianaNames = new Map(
  Object.entries(windowsZones).flatMap(([iana, names]) => names.split(' | ').map((name) => [name, iana])),
);

const zonesByName = new Map<string, Zone | undefined>();

/** Finds the zone of an IANA name, of one behind a vendor's prefix, or of a Windows name or display name. */
export function findZone(name: string): Zone | undefined {
  if (!zonesByName.has(name)) {
    const iana = listNames(name).find(isTimeZone);
    zonesByName.set(name, iana === undefined ? undefined : { offsetMs: (ms) => findOffsetMs(ms, iana) });
  }
  return zonesByName.get(name);
}

/** Some programs write these. MST is missing, because Denver and Phoenix both use it. */
const abbreviated = new Map(
  Object.entries({
    ...{ EST: 'America/New_York', EDT: 'America/New_York', CST: 'America/Chicago', CDT: 'America/Chicago' },
    ...{ PST: 'America/Los_Angeles', PDT: 'America/Los_Angeles', MDT: 'America/Denver' },
  }),
);

/** Finds the zone of an American abbreviation. A calendar may define it otherwise: CST is China's time as well. */
export const findAbbreviated = (name: string): Zone | undefined => findZone(abbreviated.get(name) ?? '');

function listNames(name: string): string[] {
  const plain = name.replace(/^\((?:UTC|GMT)[^)]*\)\s*/i, '').replace(' and Canada', ' & Canada');
  const windows = ianaNames.get(plain.trim().toLowerCase());
  const parts = name.split('/');
  // A vendor's prefix, such as /mozilla.org/20050126_1/America/New_York.
  const endings = name.startsWith('/') ? [parts.slice(-3).join('/'), parts.slice(-2).join('/')] : [];
  return [name, ...endings, ...(windows === undefined ? [] : [windows])];
}

/** The zones that a calendar defines itself, by name. They hold for this calendar only, because such names repeat. */
export const readDefinitions = (calendar: Component, untilMs: number): Map<string, Zone> =>
  new Map(
    calendar.components
      .filter(({ name }) => name === 'VTIMEZONE')
      .map((component) => [read(component, 'TZID'), toZone(component, untilMs)]),
  );

const read = ({ properties }: Component, name: string): string =>
  properties.find((property) => property.name === name)?.value ?? '';

function toZone({ components }: Component, untilMs: number): Zone {
  const changes = components
    .flatMap((part) => {
      const [fromMs, toMs] = [read(part, 'TZOFFSETFROM'), read(part, 'TZOFFSETTO')].map(parseOffset) as [
        number,
        number,
      ];
      return listOnsets(part, fromMs, untilMs).map((localMs) => ({ atMs: localMs - fromMs, fromMs, toMs }));
    })
    .sort((one, other) => one.atMs - other.atMs);
  return {
    offsetMs(instantMs) {
      const last = changes.findLast(({ atMs }) => atMs <= instantMs);
      return last?.toMs ?? changes[0]?.fromMs ?? 0;
    },
  };
}

function listOnsets(part: Component, fromMs: number, untilMs: number): number[] {
  const start = parseLocal(read(part, 'DTSTART'));
  if (start === undefined) return [];
  const onsets = part.properties.flatMap(({ name, value }) => {
    if (name === 'RDATE') return value.split(',').flatMap((date) => parseLocal(date) ?? []);
    if (name === 'RRULE')
      return listStarts(value, start, { fromMs: start, untilMs, toInstant: (ms) => ms - fromMs });
    return [];
  });
  return [start, ...onsets];
}

/** "-0500" and "+053000" in milliseconds. */
function parseOffset(text: string): number {
  const [, sign, hours, minutes, seconds = '0'] = /^([+-])(\d\d)(\d\d)(\d\d)?$/.exec(text.trim()) ?? [];
  return (
    (sign === '-' ? -1 : 1) * ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1_000 || 0
  );
}
