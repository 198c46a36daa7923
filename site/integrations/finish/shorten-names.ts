/**
 * Astro names a derivative of a picture `name.HASH_OTHERHASH.avif`. Random hashes do not compress: the second ones
 * take 230 bytes of a home page with many pictures, and /index-02 fits its first round trip only without them. Two
 * letters usually tell the derivatives of a picture apart; otherwise more are kept.
 */
import { readdirSync, renameSync } from 'node:fs';
import path from 'node:path';

const folder = '_a';
const fewest = 2;
const derivative = /^(.+\.[\w-]{8}_)([A-Za-z0-9]+)(\.(?:avif|webp))$/;

/** Renames the files of the built site. Returns a function that updates the names in a page. */
export function shortenNames(site: string): (html: string) => string {
  const groups = Map.groupBy(
    readdirSync(path.join(site, folder)).filter((file) => derivative.test(file)),
    (file) => file.replace(derivative, '$1$3'),
  );
  const shortened = new Map([...groups.values()].flatMap(shortenGroup));
  for (const [file, short] of shortened)
    renameSync(path.join(site, folder, file), path.join(site, folder, short));
  return (html) =>
    html.replaceAll(/(?<=\/_a\/)[^\s"'/,<>]+\.(?:avif|webp)/g, (file) => shortened.get(file) ?? file);
}

function shortenGroup(files: readonly string[]): [string, string][] {
  for (let letters = fewest; ; letters++) {
    const short = files.map((file) =>
      file.replace(derivative, (_, a: string, b: string, c: string) => a + b.slice(-letters) + c),
    );
    if (new Set(short).size === files.length) return files.map((file, index) => [file, short[index] ?? file]);
  }
}
