/** Opens the place of a target, and collects the files to copy there. */
import { cpSync, mkdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { openLocalPlace } from './local-place.ts';
import type { Place } from './place.ts';
import { PublishError } from './publish-error.ts';
import { openServerPlace } from './server-place.ts';
import { openSshPlace } from './ssh-place.ts';
import { writeStaticSite } from './static-site.ts';
import type { Target, TargetFile, TargetOf } from './target.ts';

/** The program that the systemd unit runs. Its packages are installed on the server. */
const program = ['server', 'office', 'contract', 'domain', 'package.json', 'package-lock.json', '.npmrc'];

export function openPlace(target: Target, root: string, { url }: TargetFile): Place {
  switch (target.kind) {
    case 'folder':
      return openLocalPlace(path.resolve(root, target.folder));
    case 'server':
      return openServerPlace(target);
    case 'static':
      return checkLeadServer(openStaticPlace(target, root), target, url);
  }
}

function openStaticPlace(target: TargetOf<'static'>, root: string): Place {
  const { host, folder, ...rest } = target;
  return host ? openSshPlace({ ...rest, host }, { folder }) : openLocalPlace(path.resolve(root, folder));
}

/** Refuses to publish pages whose lead server would reject their forms. */
function checkLeadServer(place: Place, { leadServer }: TargetOf<'static'>, url: string): Place {
  return {
    ...place,
    async show(release, known) {
      const answer = await fetch(`${leadServer}/issue-token`, {
        headers: { origin: url },
        signal: AbortSignal.timeout(20_000),
      }).catch(() => undefined);
      if (!answer?.ok)
        throw new PublishError(
          `The lead server does not answer at ${leadServer}/issue-token, so the forms of these pages would not work.`,
        );
      if (answer.headers.get('access-control-allow-origin') !== url)
        throw new PublishError(
          `${leadServer} accepts no forms from ${url}: set ALLOWED_ORIGINS=${url} on that server and restart it.`,
        );
      await place.show(release, known);
    },
  };
}

/** Collects all files of a release in an empty folder. */
export function stage(target: Target, root: string, { url }: TargetFile, into: string): void {
  const dist = path.join(root, 'dist');
  mkdirSync(into, { recursive: true });
  const copy = (from: string, to: string) =>
    // The site is a link to its release.
    cpSync(realpathSync(path.join(root, from)), to, { recursive: true, preserveTimestamps: true });
  switch (target.kind) {
    case 'folder':
      return copy('dist', into);
    case 'server':
      for (const part of ['dist', ...program]) copy(part, path.join(into, part));
      return;
    case 'static':
      return writeStaticSite(dist, into, { url, policies: target.policies });
  }
}
