/** The options of `npm run bench:pages`. */
import { readCount, readOptions, refuse } from '../arguments.ts';

export const command = 'bench:pages';

export interface PagesOptions {
  runs: number;
  /** Undefined for all. */
  routes: string[] | undefined;
  /** Addresses of other sites for the same table. */
  peers: string[];
  isForced: boolean;
}

function readPeer(text: string): string {
  const { protocol } = URL.parse(text) ?? {};
  if (protocol !== 'http:' && protocol !== 'https:')
    refuse(command, `--peer is "${text}"; it must be a URL such as https://a.example/.`);
  return text;
}

export function readPagesOptions(): PagesOptions {
  const values = readOptions(command, {
    runs: { type: 'string', default: '1' },
    routes: { type: 'string' },
    peer: { type: 'string', multiple: true, default: [] },
    force: { type: 'boolean', default: false },
  });
  return {
    runs: readCount(command, 'runs', values.runs),
    routes: values.routes?.split(',').map((route) => route.trim()),
    peers: values.peer.map(readPeer),
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

/** Checks the peers first: one that is down would abort a long run. */
export async function checkPeers(peers: readonly string[]): Promise<void> {
  for (const peer of peers) {
    const answer = await fetch(peer).catch((error: unknown) => (error as Error).message);
    if (typeof answer === 'string' || !answer.ok)
      refuse(
        command,
        `--peer ${peer} does not answer: ${typeof answer === 'string' ? answer : answer.status}.`,
      );
  }
}
