/** Gets the new version as a folder. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { askGit } from './git.ts';
import { UpgradeError } from './upgrade-error.ts';

interface Wanted {
  /** A folder or the URL of a repository. */
  from: string;
  /** Tag, branch or commit of the repository. The default is the newest release. */
  version?: string | undefined;
}

/** Returns a folder unchanged, or clones a repository into `clone` with its history. Throws an UpgradeError. */
export function fetchVersion({ from, version }: Wanted, clone: string): string {
  const isFolder = existsSync(path.join(from, 'package.json'));
  if (isFolder && version === undefined) return path.resolve(from);
  const source = existsSync(from) ? path.resolve(from) : from;
  const tell = (args: readonly string[], sentence: string) => {
    const { code, output, complaint } = askGit(args);
    if (code !== 0) throw new UpgradeError(`${sentence}: ${complaint}`);
    return output;
  };
  tell(['clone', '--quiet', '--no-checkout', '--', source, clone], `${from} cannot be read`);
  const wanted = version ?? findNewestRelease(clone) ?? 'HEAD';
  // Branches of the cloned repository are remote branches here.
  const commit = [wanted, `origin/${wanted}`]
    .map((name) =>
      askGit(['-C', clone, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]),
    )
    .find(({ code }) => code === 0)?.output;
  if (commit === undefined) throw new UpgradeError(`${from} has no version "${wanted}".`);
  tell(['-C', clone, 'checkout', '--quiet', '--detach', commit], `${wanted} cannot be checked out`);
  return clone;
}

/** Returns the tag of the highest version, such as "v0.3.0". */
function findNewestRelease(clone: string): string | undefined {
  const tags = askGit(['-C', clone, 'tag', '--list', 'v*', '--sort=-version:refname']).output.split('\n');
  return tags.find((tag) => /^v\d+\.\d+\.\d+$/.test(tag));
}
