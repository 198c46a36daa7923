import { globSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { renameScripts, replaceNames } from './rename-scripts.ts';
import { fillMarks, fillPage } from './site-marks.ts';
import type { SiteValues } from './site-values.ts';

/** Where the bundler writes scripts with a hash in their names. */
const scriptFolder = '_a';

/** Fills in a site's values in the scripts, answers and pages of its folder, and gives changed scripts new names. */
export function fillSite(site: string, values: SiteValues): void {
  const list = (pattern: string) =>
    new Map(
      globSync(pattern, { cwd: site }).map((file) => [file, readFileSync(path.join(site, file), 'utf8')]),
    );
  const fill = (files: ReadonlyMap<string, string>, fillText: typeof fillMarks) =>
    new Map([...files].map(([file, text]) => [file, fillText(text, values)]));

  const scripts = list(`${scriptFolder}/*.js`);
  const filled = fill(scripts, fillMarks);
  const changed = [...filled].filter(([file, text]) => text !== scripts.get(file));
  const byName = new Map([...filled].map(([file, text]) => [path.basename(file), text]));
  const renamed = renameScripts(byName, new Set(changed.map(([file]) => path.basename(file))));

  const others = [
    ...fill(list('**/*.cjs'), fillMarks),
    ...fill(list('**/*.html'), fillPage),
    ...list('**/*.{css,json,webmanifest}'),
  ];
  for (const [file, text] of [...filled, ...others])
    writeFileSync(path.join(site, file), replaceNames(text, renamed));
  for (const [old, name] of renamed)
    renameSync(path.join(site, scriptFolder, old), path.join(site, scriptFolder, name));
}
