/** The list of `npm run launch` in the editor. A confirmation quotes the point, because the numbers change. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findCacheFolder } from '../../contract/cache-folder.ts';
import { fillKnown } from '../../contract/fill-in.ts';
import type { BlockingPoint, Gate } from '../../contract/online.ts';
import type { Facts } from '../../site/src/entries/facts.ts';
import { writeInFolder } from '../../contract/write-whole.ts';
import { acceptPoints, LaunchError } from '../../tools/launch/accepted.ts';
import { thisMachine, type Surroundings } from '../../tools/launch/check-settings.ts';
import {
  groupByKind,
  listBlockingPoints,
  listOpenPoints,
  type PointGroup,
} from '../../tools/launch/list-open-points.ts';
import { isAcceptable, type OpenPoint } from '../../tools/launch/open-point.ts';
import { Refusal } from './answers.ts';
import { hashOf } from './history.ts';

interface Acceptance {
  what: unknown;
  where: unknown;
  by: unknown;
}

export function createOpenPoints(content: string, surroundings: Surroundings = thisMachine) {
  // The last list: checking mail and network again for every point would take too long.
  let listed: OpenPoint[] = [];

  async function list(): Promise<PointGroup[]> {
    listed = await listOpenPoints(content, surroundings);
    return groupByKind(listed);
  }

  /** Returns the remaining points. */
  function accept({ what, where, by }: Acceptance): PointGroup[] {
    const point = listed.find((one) => one.what === what && one.where === where);
    if (!point) throw new Refusal(409, 'This point is no longer in the list: open the list again.');
    if (typeof by !== 'string' || by.trim() === '') throw new Refusal(422, 'Write your name first.');
    try {
      acceptPoints(content, [point], by, new Date().toISOString().slice(0, 10));
    } catch (error) {
      throw error instanceof LaunchError ? new Refusal(422, error.message) : error;
    }
    listed = listed.filter((one) => one.what !== what || one.where !== where);
    return groupByKind(listed);
  }

  const file = path.join(findCacheFolder(), 'editor/history', `${path.basename(content)}.points.json`);

  /** The points of the last going online. */
  const listKnown = (): BlockingPoint[] =>
    existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BlockingPoint[]) : [];

  /** `seen` names the new points that the person has read. They are known from then on. */
  function goOnline(seen: string, facts: Facts): Gate {
    const blocking = listBlockingPoints(content).map((point) => ({
      what: point.what,
      shown: fillKnown(point.what, facts),
      where: point.where,
      isClaim: isAcceptable(point),
    }));
    const before = new Set(listKnown().map(({ what }) => what));
    const fresh = blocking.filter(({ what }) => !before.has(what));
    const known = blocking.filter(({ what }) => before.has(what));
    const name = hashOf(JSON.stringify(fresh));
    const isOpen = fresh.length === 0 || seen === name;
    if (isOpen) writeInFolder(file, JSON.stringify(blocking));
    return { isOpen, fresh, known, seen: name };
  }

  return { list, accept, listKnown, goOnline };
}
