/** The list of `npm run launch` in the editor. A confirmation quotes the point, because the numbers change. */
import { acceptPoints, LaunchError } from '../../tools/launch/accepted.ts';
import { thisMachine, type Surroundings } from '../../tools/launch/check-settings.ts';
import { groupByKind, listOpenPoints, type PointGroup } from '../../tools/launch/list-open-points.ts';
import type { OpenPoint } from '../../tools/launch/open-point.ts';
import { Refusal } from './answers.ts';

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

  return { list, accept };
}
