/**
 * Renders the content folder into the site folder: SITE_DIR, by default dist/. It runs as a process of its own, so that
 * its memory ends with it. A render that fails leaves the last site as it was.
 */
import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { templateFolder } from '../contract/server-screens.ts';
import { contentFolder } from '../contract/content-folder.ts';
import { finishSite } from './finish/finish-site.ts';
import { listJobs } from './derive.ts';
import { encodePictures, encodeQuickly } from './encode-pictures.ts';
import { fillSite } from './fill-site.ts';
import { writeLateJobs } from './late-jobs.ts';
import { listFaultyContent } from './list-faulty-content.ts';
import { answersFolder, cacheFolder, clientFolder, programEntry, type Program } from './program-files.ts';
import { readSiteValues } from './site-values.ts';

const site = path.resolve(process.env['SITE_DIR'] || 'dist');
const next = `${site}.next`;

async function render(): Promise<void> {
  const faults = listFaultyContent();
  if (faults.length > 0) throw new Error(faults.join('\n'));
  // The program is elsewhere, so it does not find the folder by itself.
  process.env['CONTENT'] = contentFolder;
  process.env['NODE_ENV'] = 'production';
  const { listAddresses, listSampleAddresses, renderAddress } = (await import(programEntry)) as Program;
  const directions = process.env['SAMPLES'];
  const addresses = [...listAddresses(), ...(directions ? listSampleAddresses(directions) : [])];

  rmSync(next, { recursive: true, force: true });
  cpSync(clientFolder, next, { recursive: true });
  cpSync(answersFolder, path.join(next, templateFolder), { recursive: true });
  for (const address of addresses) {
    const file = path.join(next, nameFile(address));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, await renderAddress(address));
  }
  console.log(`${addresses.length} pages and files rendered.`);

  const jobs = listJobs();
  const isLater = process.env['PICTURES'] === 'later';
  const late = isLater ? await encodeQuickly(next, jobs) : [];
  if (!isLater) await encodePictures(next, jobs);
  console.log(`${jobs.length - late.length} of ${jobs.length} pictures and films written.`);
  const values = readSiteValues(process.env);
  fillSite(next, values);
  const { pages, compressed, warnings } = await finishSite(next, cacheFolder, values.settings.leadServer);
  // After the compression of the site's other files, because nobody may request the list.
  writeLateJobs(next, late);
  for (const warning of warnings) console.warn(warning);
  console.log(`${pages} pages finished, ${compressed} files compressed.`);
  replaceSite();
}

/** `/about` → `about.html`, `/favicon.ico` → `favicon.ico` */
function nameFile(address: string): string {
  if (address === '/') return 'index.html';
  return path.extname(address) ? address.slice(1) : `${address.slice(1)}.html`;
}

function replaceSite(): void {
  const last = `${site}.last`;
  rmSync(last, { recursive: true, force: true });
  mkdirSync(site, { recursive: true });
  renameSync(site, last);
  renameSync(next, site);
  rmSync(last, { recursive: true });
}

try {
  await render();
} catch (error) {
  rmSync(next, { recursive: true, force: true });
  console.error((error as Error).message);
  process.exitCode = 1;
}
