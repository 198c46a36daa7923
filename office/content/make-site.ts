/**
 * Makes a new site: a copy of starter/ with the owner's e-mail address. `node office/content/make-site.ts FOLDER EMAIL`
 * is the short-lived process that the server starts for a new owner.
 */
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { mergeYaml } from '../../contract/merge-yaml.ts';
import { writeWhole } from '../../contract/write-whole.ts';
import { listFiles } from '../../tools/lib/list-files.ts';
import { root } from '../../tools/lib/paths.ts';

const starter = path.join(root, 'starter');
/** It makes the folder a site, and so it is written last. */
const company = 'company.yaml';

/** Fields replace those of the starter's company.yaml. Throws if the folder is a site already, or cannot be written. */
export function makeSite(folder: string, fields: Readonly<Record<string, unknown>>): void {
  if (existsSync(path.join(folder, company))) throw new Error(`${folder} is a site already.`);
  for (const file of listFiles(starter).filter((name) => name !== company)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    copyFileSync(path.join(starter, file), path.join(folder, file));
  }
  const text = readFileSync(path.join(starter, company), 'utf8');
  writeWhole(path.join(folder, company), mergeYaml(text, { ...(parse(text) as object), ...fields }));
}

if (import.meta.main) {
  const [folder = '', email = ''] = process.argv.slice(2);
  // The server's files are private, but pages are rendered from these.
  process.umask(0o022);
  try {
    makeSite(folder, { email });
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
