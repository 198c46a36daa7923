import { globSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { renameScripts, replaceNames } from './rename-scripts.ts';
import { fillMarks } from './site-marks.ts';
import type { SiteValues } from './site-values.ts';

/** Where the bundler writes scripts with a hash in their names. */
const scriptFolder = '_a';

/**
 * Fills in a site's values in the scripts and answers of its folder, and gives changed scripts new names. Returns the
 * new names by the old ones.
 */
export function fillScripts(site: string, values: SiteValues): Map<string, string> {
  const list = (pattern: string) =>
    globSync(pattern, { cwd: site }).map((file) => {
      const text = readFileSync(path.join(site, file), 'utf8');
      return { file, text, filled: fillMarks(text, values) };
    });
  const scripts = list(`${scriptFolder}/*.js`);
  const changed = scripts.filter(({ text, filled }) => text !== filled);
  const renamed = renameScripts(
    new Map(scripts.map(({ file, filled }) => [path.basename(file), filled])),
    new Set(changed.map(({ file }) => path.basename(file))),
  );
  for (const { file, filled } of [...scripts, ...list('**/*.cjs')])
    writeFileSync(path.join(site, file), replaceNames(filled, renamed));
  for (const [old, name] of renamed)
    renameSync(path.join(site, scriptFolder, old), path.join(site, scriptFolder, name));
  return renamed;
}
