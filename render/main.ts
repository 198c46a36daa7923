/**
 * Renders the content folder as a new release of the site in SITE_DIR, by default dist/, and puts it online. It runs as a
 * process of its own, so that its memory ends with it. A render that fails leaves the site as it was.
 *
 * `--back` puts the release before the current one online instead. `--check` makes every part again, compares all files
 * with the release that is online, and puts nothing online.
 */
import path from 'node:path';
import { findCacheFolder } from '../contract/cache-folder.ts';
import { contentFolder } from '../contract/content-folder.ts';
import { freezeFiles } from '../contract/file-results.ts';
import { latePicturesFile } from '../contract/late-pictures.ts';
import type { PictureJob } from './derive.ts';
import { hashContent } from './hash-content.ts';
import { writeLateJobs } from './late-jobs.ts';
import { listFaultyContent } from './list-faulty-content.ts';
import { migrateContent } from './migrate-content.ts';
import { programEntry, programFolder, type Program } from './program-files.ts';
import { compareFolders, openReleases, type Draft } from './releases.ts';

const site = path.resolve(process.env['SITE_DIR'] || 'dist');
const isCheck = process.argv.includes('--check');

async function render(draft: Draft): Promise<void> {
  if (!isCheck) process.env['READ_CACHE'] = path.join(findCacheFolder(), 'read');
  if (!isCheck) for (const sentence of migrateContent(contentFolder)) console.log(`Upgraded ${sentence}`);
  freezeFiles();
  // Before anything is read: what changes meanwhile is not online.
  const content = await hashContent(contentFolder);
  const faults = listFaultyContent();
  if (faults.length > 0) throw new Error(faults.join('\n'));
  // The program is elsewhere, so it does not find the folder by itself.
  process.env['CONTENT'] = contentFolder;
  process.env['NODE_ENV'] = 'production';
  const program = (await import(programEntry)) as Program;
  const { pages, late, warnings } = await program.renderSite(draft, { programFolder, env: process.env });
  for (const warning of warnings) console.warn(warning);
  if (isCheck) return compare(draft, late);
  // Nobody may request the list, so it is never compressed.
  writeLateJobs(draft.folder, late);
  if (draft.isOvertaken()) throw new Error('Another render is online.');
  const author = process.env['AUTHOR'];
  draft.publish({ content, atMs: Date.now(), ...(author && { author }) });
  console.log(`${pages} pages are online.`);
}

/** The server has encoded some of the late pictures meanwhile. */
function compare(draft: Draft, late: readonly PictureJob[]): void {
  const changing = new Set([latePicturesFile, ...late.map(({ file }) => file)]);
  const differing = compareFolders(draft.folder, site).filter((file) => !changing.has(file));
  if (differing.length > 0)
    throw new Error(`These files differ from a whole render: ${differing.join(', ')}`);
  draft.discard();
  console.log('Every file equals a whole render.');
}

function fail({ code, message }: NodeJS.ErrnoException): void {
  const isFull = code === 'ENOSPC' || code === 'EDQUOT';
  console.error(isFull ? `The disk that holds ${site} is full. Make room, and try again.` : message);
  process.exitCode = 1;
}

function goBack(): void {
  const current = releases.findCurrent() ?? 0;
  const before = releases.list().find((release) => release < current);
  if (before === undefined) throw new Error('There is no earlier release.');
  releases.putOnline(before);
  console.log(`Release ${before} is online.`);
}

async function renderNext(): Promise<void> {
  const draft = releases.begin({ isFresh: isCheck });
  try {
    await render(draft);
  } catch (error) {
    draft.discard();
    if (!draft.isOvertaken()) throw error;
    console.log('A render that began later is online, so this one is not.');
  }
}

const releases = openReleases(site);
try {
  if (process.argv.includes('--back')) goBack();
  else await renderNext();
} catch (error) {
  fail(error as NodeJS.ErrnoException);
}
