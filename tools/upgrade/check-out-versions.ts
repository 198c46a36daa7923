/** The files of the new version and of the one that the site was made from, each in a folder. */
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { askGit, tellGit } from './git.ts';
import { UpgradeError } from './upgrade-error.ts';

export interface Versions {
  /** What the site was made from. */
  base: string;
  next: string;
  /** For sentences, such as "0.2.0 (v0.2.0)". */
  name: string;
}

interface Wanted {
  /** A folder, or the address of a repository. */
  from: string;
  /** Tag, branch or commit; the newest tag when it is missing. */
  version?: string | undefined;
  /** A folder, or a version in the repository. */
  base?: string | undefined;
}

export function checkOutVersions(site: string, work: string, { from, version, base }: Wanted): Versions {
  const isFolder = existsSync(from) && statSync(from).isDirectory();
  if (isFolder && !existsSync(path.join(from, '.git'))) {
    if (!base || !existsSync(base))
      throw new UpgradeError(
        `${from} holds no history, so nobody knows what you changed: name the folder of the version that your site was made from with --base.`,
      );
    return { base: path.resolve(base), next: path.resolve(from), name: readVersion(from) };
  }
  const clone = path.join(work, 'repository');
  const cloned = askGit([
    'clone',
    '--quiet',
    '--no-checkout',
    '--',
    isFolder ? path.resolve(from) : from,
    clone,
  ]);
  if (cloned.code !== 0) throw new UpgradeError(`${from} cannot be read: ${cloned.complaint}`);
  const wanted = version ?? findNewestTag(clone) ?? 'HEAD';
  const next = checkOut(clone, resolveCommit(clone, wanted), path.join(work, 'next'));
  const name = `${readVersion(next)} (${wanted})`;
  if (base && existsSync(base)) return { base: path.resolve(base), next, name };
  const commit = base ? resolveCommit(clone, base) : resolveBase(clone, site, wanted);
  return { base: checkOut(clone, commit, path.join(work, 'base')), next, name };
}

const readVersion = (folder: string): string =>
  (JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string }).version;

function findNewestTag(clone: string): string | undefined {
  const tags = tellGit(['tag', '--list', 'v*', '--sort=-version:refname'], clone).split('\n');
  return tags.find((tag) => /^v\d+\.\d+\.\d+$/.test(tag));
}

function resolveCommit(clone: string, version: string): string {
  // A branch of the other repository is a remote one here.
  const found = [version, `origin/${version}`]
    .map((name) =>
      askGit(['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`], clone),
    )
    .find(({ code }) => code === 0);
  if (!found) throw new UpgradeError(`There is no version "${version}".`);
  return found.output;
}

/** The commit that both have in common, or the tag of the version that the site's package.json names. */
function resolveBase(clone: string, site: string, wanted: string): string {
  const hasHistory =
    existsSync(path.join(site, '.git')) && askGit(['fetch', '--quiet', site, 'HEAD'], clone).code === 0;
  const common = hasHistory
    ? askGit(['merge-base', 'FETCH_HEAD', resolveCommit(clone, wanted)], clone)
    : undefined;
  if (common?.code === 0) return common.output;
  const tag = `v${readVersion(site)}`;
  if (askGit(['rev-parse', '--verify', '--quiet', `refs/tags/${tag}`], clone).code === 0)
    return resolveCommit(clone, tag);
  throw new UpgradeError(
    `Nobody knows which version your site was made from: it shares no history with the new one, and there is no tag ${tag}. Name it with --base, as a folder, a tag or a commit.`,
  );
}

function checkOut(clone: string, commit: string, folder: string): string {
  mkdirSync(folder, { recursive: true });
  tellGit(['--work-tree', folder, 'checkout', '--quiet', '--force', commit, '--', '.'], clone);
  return folder;
}
