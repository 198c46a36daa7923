/** What the owner changed in the program, by comparison with the release that the site was made from. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { askGit } from './git.ts';
import { getTop, isOwnerFile, listProgramFiles } from './program-files.ts';

export interface OwnChanges {
  /** Files of the program that hold something else than the release and than the new version. */
  changed: string[];
  /** Files in folders of the program that neither the release nor the new version has. */
  added: string[];
  /** Folders and files at the top that only the release has. */
  outdated: string[];
}

/**
 * `site`: folder of the site; `version`: folder of the new version. The release is found in the history of the new version.
 * Undefined when that has none, or none that leads to the site.
 */
export function findOwnChanges(site: string, version: string): OwnChanges | undefined {
  const release = findRelease(site, version);
  if (release === undefined) return undefined;
  const hashes = listHashes(release, version);
  const nextFiles = new Set(listProgramFiles(version));
  const nextTops = new Set([...nextFiles].map(getTop));
  const oldTops = new Set([...hashes.keys()].map(getTop));
  const isSame = (file: string) => {
    const bytes = readFileSync(path.join(site, file));
    return (
      hashes.get(file) === hashBlob(bytes) ||
      (nextFiles.has(file) && readFileSync(path.join(version, file)).equals(bytes))
    );
  };
  const isReplaced = (file: string) => oldTops.has(getTop(file)) || nextTops.has(getTop(file));
  const files = listProgramFiles(site).filter((file) => isReplaced(file) && !isSame(file));
  const isDelivered = (file: string) => hashes.has(file) || nextFiles.has(file);
  return {
    changed: files.filter(isDelivered),
    added: files.filter((file) => !isDelivered(file)),
    outdated: [...oldTops.difference(nextTops)],
  };
}

/** The newest commit that both histories have, or the tag of the version in the site's package.json. */
function findRelease(site: string, version: string): string | undefined {
  if (!existsSync(path.join(version, '.git'))) return undefined;
  const head = existsSync(path.join(site, '.git'))
    ? askGit(['rev-parse', '--path-format=absolute', 'HEAD', '--git-path', 'objects'], { cwd: site })
    : undefined;
  if (head?.code === 0) {
    const [commit = '', objects = ''] = head.output.split('\n');
    // Reads both histories without a fetch, which would write into the folder of the new version.
    const env = { GIT_ALTERNATE_OBJECT_DIRECTORIES: objects };
    const common = askGit(['merge-base', commit, 'HEAD'], { cwd: version, env });
    if (common.code === 0) return common.output;
  }
  const { version: number } = JSON.parse(readFileSync(path.join(site, 'package.json'), 'utf8')) as {
    version: string;
  };
  const tag = askGit(['rev-parse', '--verify', '--quiet', `refs/tags/v${number}^{commit}`], { cwd: version });
  return tag.code === 0 ? tag.output : undefined;
}

/** Program files of the release, with the hashes that git gives their contents. */
function listHashes(commit: string, version: string): Map<string, string> {
  const { output } = askGit(['ls-tree', '-r', '-z', '--full-tree', commit], { cwd: version });
  const entries = output.split('\0').filter(Boolean);
  return new Map(
    entries.flatMap((entry): [string, string][] => {
      const [, hash, file] = /^\d+ blob ([0-9a-f]+)\t(.+)$/s.exec(entry) ?? [];
      return hash && file && !isOwnerFile(file) ? [[file, hash]] : [];
    }),
  );
}

const hashBlob = (bytes: Buffer): string =>
  createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
