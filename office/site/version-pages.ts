/** The earlier versions of a content file, without scripts: compares them and brings one back. */
import type { Difference, Versions } from '../../contract/content-versions.ts';
import { orThrow, withTrouble, type ContentCalls } from '../frame/call-content.ts';
import type { InboxRoutes, Visit } from '../frame/guard.ts';
import type { InboxParts } from '../frame/inbox-parts.ts';

declare module '../frame/screens.ts' {
  interface Screens {
    'site-versions': Awaited<ReturnType<typeof readScreen>>;
  }
}

const path = '/site/versions';

async function readScreen(
  visit: Visit,
  { nowMs, hours }: InboxParts,
  { read }: ContentCalls,
  problem?: string,
) {
  const [file, from, to] = [visit.read('file'), visit.read('from'), visit.read('to')];
  const versions = await read<Versions>(visit, 'history', { file });
  const differences = from === '' ? [] : await read<Difference[]>(visit, 'compare', { file, from, to });
  return {
    ...{ ...versions, file, problem },
    /** The compared version, if there is one. `to` is empty for the present one. */
    comparison: from === '' ? undefined : { from, to, differences },
    /** A version has just come back. */
    isDone: visit.read('done') !== '',
    nowMs: nowMs(),
    timeZone: hours().timeZone,
  };
}

export function addVersionPages(routes: InboxRoutes, parts: InboxParts, calls: ContentCalls): void {
  const pages = withTrouble(routes, path);
  const show = async (visit: Visit, problem?: string, status?: number) =>
    visit.show('site-versions', await readScreen(visit, parts, calls, problem), status);

  pages.get('', 'see-site', (visit) => show(visit));

  pages.post('', 'edit-site', async (visit) => {
    const [file, id, version] = [visit.read('file'), visit.read('id'), visit.read('version')];
    const restored = await calls.tryToWrite(visit, 'restore', { file, id, ...(version && { version }) });
    if (restored.refused && (restored.status === 409 || restored.status === 422)) {
      const { message, issues = [] } = restored.refused;
      const problem = [message, ...issues.map((issue) => issue.message)].join(' ');
      return show(visit, problem, restored.status);
    }
    orThrow(restored);
    return visit.goTo(`${path}?${new URLSearchParams({ file, done: 'yes' }).toString()}`);
  });
}
