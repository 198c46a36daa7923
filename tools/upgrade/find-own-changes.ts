/** Finds the owner's changes to the program by comparison with the site's release. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { askGit } from './git.ts';
import { getTop, isOwnerFile, listProgramFiles } from './program-files.ts';

export interface OwnChanges {
  /** Files of the program that differ from both the release and the new version. */
  changed: string[];
  /** Files in the program's folders that are in neither version. */
  added: string[];
  /** Top-level folders and files that only the release has. */
  outdated: string[];
}

/**
 * `site` and `version` are the folders of the site and of the new version. Looks for the site's release in the history
 * of the new version, and returns `undefined` if it is not there.
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

/** The newest common commit, or the tag of the version in the site's package.json. */
function findRelease(site: string, version: string): string | undefined {
  if (!existsSync(path.join(version, '.git'))) return undefined;
  const head = existsSync(path.join(site, '.git'))
    ? askGit(['rev-parse', '--path-format=absolute', 'HEAD', '--git-path', 'objects'], { cwd: site })
    : undefined;
  if (head?.code === 0) {
    const [commit = '', objects = ''] = head.output.split('\n');
    // Reads both histories without a fetch, which would write to the new version's folder.
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

/** The program files of the release with their git hashes. */
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
