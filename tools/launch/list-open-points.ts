/** Everything that is still a sample or missing, in the order of `kinds`. */
import { readDay } from '../../contract/credentials.ts';
import { checkSettings, type Surroundings } from './check-settings.ts';
import { findCredentials } from './find-credentials.ts';
import { findDeadEnds } from './find-dead-ends.ts';
import { findDeadLinks } from './find-dead-links.ts';
import { findPlaceholders } from './find-placeholders.ts';
import { findRenderings } from './find-renderings.ts';
import { findSamples } from './find-samples.ts';
import { findYoungYears } from './find-young-years.ts';
import { kinds, type OpenPoint } from './open-point.ts';
import { readContent } from './read-content.ts';

/** `folder`: the content folder. */
export async function listOpenPoints(folder: string, surroundings: Surroundings): Promise<OpenPoint[]> {
  const content = readContent(folder);
  const { company } = content;
  const points = [
    ...findSamples(content),
    ...findCredentials(content, readDay(Date.now(), company.hours.timeZone)),
    ...findPlaceholders(content),
    ...findYoungYears(content),
    ...findRenderings(content),
    ...findDeadEnds(content),
    ...findDeadLinks(content),
    ...content.unreadable,
    ...(await checkSettings(company.email, surroundings)),
  ];
  const order = Object.keys(kinds);
  return points.sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}

/** The points under the heading of their kind. */
export function groupByKind(points: OpenPoint[]): { heading: string; points: OpenPoint[] }[] {
  return Object.entries(kinds).flatMap(([kind, heading]) => {
    const own = points.filter((point) => point.kind === kind);
    return own.length > 0 ? [{ heading: `${heading} (${own.length})`, points: own }] : [];
  });
}
