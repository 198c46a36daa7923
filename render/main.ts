/**
 * Renders the content folder as a new release of the site in SITE_DIR, by default dist/, and puts it online. It runs as a
 * process of its own, so that its memory ends with it. A render that fails leaves the site as it was.
 *
 * `--back` puts the release before the current one online instead. `--check` makes every part again and compares it with
 * the release that is online. It puts online what another day has changed, and finishes what FINISH=later has left, but it
 * puts no changed content online.
 */
import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { findCacheFolder } from '../contract/cache-folder.ts';
import { contentFolder } from '../contract/content-folder.ts';
import { hasLatePages, latePagesFile } from '../contract/late-pages.ts';
import { freezeFiles } from '../contract/file-results.ts';
import { hashContent, listChanges, type ContentHashes } from './hash-content.ts';
import { writeLateJobs } from './pictures/late-jobs.ts';
import { listFaultyContent } from './list-faulty-content.ts';
import { migrateContent } from './migrate-content.ts';
import { programEntry, programFolder, type Program } from './program-files.ts';
import { openReleases, type Draft } from './releases.ts';
import type { RenderedSite } from './render-site.ts';

// The server's files are private, but a site may be served from its folder.
process.umask(0o022);
const site = path.resolve(process.env['SITE_DIR'] || 'dist');

async function makeParts(draft: Draft): Promise<RenderedSite> {
  const faults = listFaultyContent();
  if (faults.length > 0) throw new Error(faults.join('\n'));
  // The program is elsewhere, so it does not find the folder by itself.
  process.env['CONTENT'] = contentFolder;
  process.env['NODE_ENV'] = 'production';
  const program = (await import(programEntry)) as Program;
  return program.renderSite(draft, { programFolder, env: process.env });
}

/** `content`: hashed before anything was read, so that what changes meanwhile counts as not online yet. */
async function render(draft: Draft, content: ContentHashes): Promise<void> {
  const { pages, late, isUnfinished, warnings } = await makeParts(draft);
  for (const warning of warnings) console.warn(warning);
  // Nobody may request the list, so it is never compressed.
  writeLateJobs(draft.folder, late);
  if (draft.isOvertaken()) throw new Error('Another render is online.');
  if (isUnfinished) writeFileSync(path.join(draft.folder, latePagesFile), '');
  draft.publish({ content, ...goOnlineNow() });
  console.log(`${pages} pages are online.`);
}

/**
 * Throws if a file differs although everything that its part is made of is the same. Puts a new release online if another
 * day changes pages, or if FINISH=later has left some.
 */
async function check(): Promise<void> {
  // Pages and requests come first.
  setPriority(constants.priority.PRIORITY_LOW);
  const online = releases.find(releases.findCurrent() ?? 0);
  if (!online) return console.log('There is no release to compare.');
  const content = await hashContent(contentFolder);
  if (listChanges(online.content, content).length > 0)
    return console.log('Some changes are not online yet, so nothing was compared.');
  if (hasLatePages(site)) return renderNext(content);
  const draft = releases.begin({ isFresh: true });
  let isSame: boolean;
  try {
    const { late } = await makeParts(draft);
    const comparison = draft.compare();
    // The server has encoded some of the late pictures meanwhile.
    const isLate = new Set(late.map(({ file }) => file));
    const differing = comparison.differing.filter((file) => !isLate.has(file));
    if (differing.length > 0)
      throw new Error(`These files differ from a whole render: ${differing.join(', ')}`);
    ({ isSame } = comparison);
  } finally {
    draft.discard();
  }
  if (isSame) console.log('Every file equals a whole render.');
  else await renderNext(content);
}

function fail({ code, message }: NodeJS.ErrnoException): void {
  const isFull = code === 'ENOSPC' || code === 'EDQUOT';
  console.error(isFull ? `The disk that holds ${site} is full. Make room, and try again.` : message);
  process.exitCode = 1;
}

function goOnlineNow() {
  const author = process.env['AUTHOR'];
  return { atMs: Date.now(), ...(author && { author }) };
}

function goBack(): void {
  const before = releases.findEarlier();
  if (before === undefined) throw new Error('There is no earlier release.');
  releases.goBackTo(before, goOnlineNow());
  console.log(`Release ${before} is online.`);
}

async function renderNext(content: ContentHashes): Promise<void> {
  const draft = releases.begin();
  try {
    await render(draft, content);
  } catch (error) {
    draft.discard();
    if (!draft.isOvertaken()) throw error;
    console.log('A render that began later is online, so this one is not.');
  }
}

async function start(): Promise<void> {
  if (process.argv.includes('--back')) return goBack();
  if (process.argv.includes('--check')) return check();
  process.env['READ_CACHE'] = path.join(findCacheFolder(), 'read');
  for (const sentence of migrateContent(contentFolder)) console.log(`Upgraded ${sentence}`);
  freezeFiles();
  await renderNext(await hashContent(contentFolder));
}

const releases = openReleases(site);
try {
  await start();
} catch (error) {
  fail(error as NodeJS.ErrnoException);
}
