/** The earlier versions of a content file, without scripts: compares them and brings one back. */
import type { Difference, Versions } from '../../contract/content-versions.ts';
import { orThrow, withTrouble, type ContentCalls } from '../frame/call-content.ts';
import type { InboxRoutes, Visit } from '../frame/guard.ts';
import type { InboxParts } from '../frame/inbox-parts.ts';

declare module '../frame/screens.ts' {
  interface Screens {
    'site-versions': Versions & {
      file: string;
      /** The compared version, if there is one. `to` is empty for the present one. */
      comparison: { from: string; to: string; differences: Difference[] } | undefined;
      /** A version has just come back. */
      isDone: boolean;
      problem: string | undefined;
      nowMs: number;
      timeZone: string;
    };
  }
}

const path = '/site/versions';

export function addVersionPages(
  routes: InboxRoutes,
  { nowMs, hours }: InboxParts,
  calls: ContentCalls,
): void {
  const pages = withTrouble(routes, path);

  async function show(visit: Visit, problem?: string) {
    const [file, from, to] = [visit.read('file'), visit.read('from'), visit.read('to')];
    const versions = await calls.read<Versions>(visit, 'history', { file });
    const differences =
      from === '' ? [] : await calls.read<Difference[]>(visit, 'compare', { file, from, to });
    return visit.show('site-versions', {
      ...versions,
      file,
      comparison: from === '' ? undefined : { from, to, differences },
      isDone: visit.read('done') !== '',
      problem,
      nowMs: nowMs(),
      timeZone: hours().timeZone,
    });
  }

  pages.get('', 'see-site', (visit) => show(visit));

  pages.post('', 'edit-site', async (visit) => {
    const [file, id, version] = [visit.read('file'), visit.read('id'), visit.read('version')];
    const restored = await calls.tryToWrite(visit, 'restore', { file, id, ...(version && { version }) });
    if (restored.refused && (restored.status === 409 || restored.status === 422)) {
      visit.reply.code(restored.status);
      const { message, issues = [] } = restored.refused;
      return show(visit, [message, ...issues.map((issue) => issue.message)].join(' '));
    }
    orThrow(restored);
    return visit.goTo(`${path}?${new URLSearchParams({ file, done: 'yes' }).toString()}`);
  });
}
