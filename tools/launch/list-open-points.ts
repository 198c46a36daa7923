/** Lists everything untrue, unconfirmed or missing, in the order of `kinds`. */
import { readDay } from '../../contract/credentials.ts';
import { checkSettings, type Surroundings } from './check-settings.ts';
import { dropAccepted } from './accepted.ts';
import { findAreas } from './find-areas.ts';
import { findClaims } from './find-claims.ts';
import { findCredentials } from './find-credentials.ts';
import { findDeadEnds } from './find-dead-ends.ts';
import { findDeadLinks } from './find-dead-links.ts';
import { findFilms } from './find-films.ts';
import { findPlaceholders } from './find-placeholders.ts';
import { findRenderings } from './find-renderings.ts';
import { findSamples } from './find-samples.ts';
import { findTightHeader } from './find-tight-header.ts';
import { findUnreadLaws } from './find-unread-laws.ts';
import { findYoungYears } from './find-young-years.ts';
import { doesBlock, isAcceptable, kinds, type OpenPoint } from './open-point.ts';
import { readContent } from './read-content.ts';

/** `folder` is the content folder. Leaves out accepted points. */
export async function listOpenPoints(folder: string, surroundings: Surroundings): Promise<OpenPoint[]> {
  const { company } = readContent(folder);
  return arrange(folder, [
    ...listContentPoints(folder),
    ...(await checkSettings(company.email, surroundings)),
  ]);
}

/** The points that block the launch. They are all in the content, so no mail server is asked. */
export const listBlockingPoints = (folder: string): OpenPoint[] =>
  arrange(folder, listContentPoints(folder)).filter(doesBlock);

function listContentPoints(folder: string): OpenPoint[] {
  const content = readContent(folder);
  const { company } = content;
  return [
    ...findSamples(content),
    ...findCredentials(content, readDay(Date.now(), company.hours.timeZone)),
    ...findClaims(content),
    ...findAreas(content),
    ...findPlaceholders(content),
    ...findYoungYears(content),
    ...findRenderings(content),
    ...findFilms(folder),
    ...findTightHeader(content),
    ...findUnreadLaws(content),
    ...findDeadEnds(content),
    ...findDeadLinks(content),
    ...content.unreadable,
  ];
}

function arrange(folder: string, points: OpenPoint[]): OpenPoint[] {
  const order = Object.keys(kinds);
  const open = dropAccepted(folder, points);
  return mergeEqual(open).sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}

/** A sentence on several pages is one point, so an owner confirms it once. */
function mergeEqual(points: OpenPoint[]): OpenPoint[] {
  const groups = Map.groupBy(points, ({ kind, what }) => (isAcceptable({ kind }) ? what : Symbol()));
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    const where = [...new Set(group.map((point) => point.where))].join(', ');
    return first ? [{ ...first, where }] : [];
  });
}

export interface PointGroup {
  heading: string;
  doesBlock: boolean;
  isAcceptable: boolean;
  /** `number` is the position in the whole list, from 1. */
  points: (OpenPoint & { number: number })[];
}

/** Groups the points by kind. */
export function groupByKind(points: OpenPoint[]): PointGroup[] {
  const numbered = points.map((point, index) => ({ ...point, number: index + 1 }));
  return Object.entries(kinds).flatMap(([kind, { heading }]) => {
    const own = numbered.filter((point) => point.kind === kind);
    const [first] = own;
    return first
      ? [
          {
            heading: `${heading} (${own.length})`,
            doesBlock: doesBlock(first),
            isAcceptable: isAcceptable(first),
            points: own,
          },
        ]
      : [];
  });
}

const count = (points: OpenPoint[], one: string, several: string) =>
  points.length === 1 ? `1 point ${one}` : `${points.length} points ${several}`;

/** "3 points block the launch. 1 point is advice." */
export function summarize(points: OpenPoint[]): string {
  const blocking = points.filter(doesBlock);
  const advice = points.filter((point) => !doesBlock(point));
  const ready = points.length === 0 ? 'No open points: the site is ready.' : 'The site is ready.';
  const first = blocking.length > 0 ? `${count(blocking, 'blocks', 'block')} the launch.` : ready;
  return advice.length > 0 ? `${first} ${count(advice, 'is', 'are')} advice.` : first;
}
