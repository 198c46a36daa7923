/**
 * Browsers cache a script for a year under its name. The bundler hashed the names before the site's values were
 * filled in, so a script whose values changed needs another one, and so does every script that names it.
 */
import { createHash } from 'node:crypto';

/** `EnquiryForm.island.D_uPxWRH.js`: a bundler's name of a script, with the hash in eight characters. */
const hashedName = /^(.+[.-])[\w-]{8}(\.m?js)$/;

/**
 * Returns the new name of every script that needs one by its old name. `scripts` has the text of each script by its
 * file name, and `changed` the names of those whose text differs from what the bundler hashed. A name depends on the
 * texts of the script and of all scripts that it names, directly or not, also in a circle.
 */
export function renameScripts(
  scripts: ReadonlyMap<string, string>,
  changed: ReadonlySet<string>,
): Map<string, string> {
  const named = new Map([...scripts].map(([name, text]) => [name, findNames(text, scripts)]));
  const renamed = new Map<string, string>();
  for (const name of scripts.keys()) {
    const group = [...collect(name, named)].sort();
    if (!hashedName.test(name) || !group.some((member) => changed.has(member))) continue;
    const hash = createHash('sha256');
    for (const member of [name, ...group]) hash.update(`${member}\n${scripts.get(member) ?? ''}\n`);
    renamed.set(name, name.replace(hashedName, `$1${hash.digest('base64url').slice(0, 8)}$2`));
  }
  return renamed;
}

/** Replaces the old names in a script, a page or another text file. */
export const replaceNames = (text: string, renamed: ReadonlyMap<string, string>): string =>
  text.replaceAll(address, (_, name: string) => `/${renamed.get(name) ?? name}`);

/** The slash lets the search skip most of a page. */
const address = /\/([\w.-]+\.m?js)\b/g;

const findNames = (text: string, scripts: ReadonlyMap<string, string>): string[] =>
  [...text.matchAll(address)].map(([, name = '']) => name).filter((name) => scripts.has(name));

/** The script and all that it names. */
function collect(name: string, named: ReadonlyMap<string, readonly string[]>): Set<string> {
  const found = new Set([name]);
  // A set also visits what is added during the loop.
  for (const member of found) for (const next of named.get(member) ?? []) found.add(next);
  return found;
}
