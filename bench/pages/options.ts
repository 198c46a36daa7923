/** The options of `npm run bench:pages`. */
import { readCount, readOptions, refuse } from '../arguments.ts';

export const command = 'bench:pages';

export interface PagesOptions {
  runs: number;
  /** Undefined for all. */
  routes: string[] | undefined;
  isForced: boolean;
}

export function readPagesOptions(): PagesOptions {
  const values = readOptions(command, {
    runs: { type: 'string', default: '1' },
    routes: { type: 'string' },
    force: { type: 'boolean', default: false },
  });
  return {
    runs: readCount(command, 'runs', values.runs),
    routes: values.routes?.split(',').map((route) => route.trim()),
    isForced: values.force,
  };
}

/** The chosen routes, in the order of the site. */
export function chooseRoutes({ routes }: PagesOptions, built: readonly string[]): readonly string[] {
  const unknown = (routes ?? []).filter((route) => !built.includes(route));
  if (unknown.length > 0)
    refuse(command, `--routes contains ${unknown.join(', ')}, but the site has no such page.`);
  return routes ? built.filter((route) => routes.includes(route)) : built;
}
