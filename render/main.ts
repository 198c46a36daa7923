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
import { explainFault } from './explain-fault.ts';
import { hashContent, listChanges, type ContentHashes } from './hash-content.ts';
import { readLateJobs, writeLateJobs } from './pictures/late-jobs.ts';
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

function goOnlineNow() {
  const author = process.env['AUTHOR'];
  return { atMs: Date.now(), ...(author && { author }) };
}

/**
 * `content`: hashed before anything was read, so that what changes meanwhile counts as not online yet. `isOutdated`: the
 * release may not go online any more.
 */
async function render(
  draft: Draft,
  content: ContentHashes,
  isOutdated: () => Promise<boolean>,
): Promise<void> {
  const { pages, late, isUnfinished, warnings } = await makeParts(draft);
  for (const warning of warnings) console.warn(warning);
  // Nobody may request the list, so it is never compressed.
  writeLateJobs(draft.folder, late);
  if (isUnfinished) writeFileSync(path.join(draft.folder, latePagesFile), '');
  if (await isOutdated()) throw new Error('The release is outdated.');
  draft.publish({ content, ...goOnlineNow() });
  console.log(`${pages} pages are online.`);
}

async function renderNext(
  content: ContentHashes,
  hasPersonActed: () => Promise<boolean> = () => Promise.resolve(false),
): Promise<void> {
  const draft = releases.begin();
  const isOutdated = async () => draft.isOvertaken() || (await hasPersonActed());
  try {
    await render(draft, content, isOutdated);
  } catch (error) {
    draft.discard();
    if (!(await isOutdated())) throw error;
    console.log('The site or its content changed meanwhile, so this render is not online.');
  }
}

/**
 * Throws if a file differs although everything that its part is made of is the same. Puts a new release online if another
 * day changes pages, or if FINISH=later has left some.
 */
async function check(): Promise<void> {
  // Pages and requests come first.
  setPriority(constants.priority.PRIORITY_LOW);
  const current = releases.findCurrent();
  if (current === undefined) return console.log('There is no release to compare.');
  const online = releases.find(current);
  if (!online) throw new Error(`The record of release ${current} is damaged: put the site online once more.`);
  /** A person may save something, or put another release online, at any time. */
  const hasPersonActed = async () =>
    releases.findCurrent() !== current ||
    listChanges(online.content, await hashContent(contentFolder)).length > 0;
  if (await hasPersonActed()) return console.log('Some changes are not online yet, so nothing was compared.');
  if (!hasLatePages(site) && (await equalsWholeRender(hasPersonActed)))
    console.log('Every file equals a whole render.');
  else await renderNext(online.content, hasPersonActed);
}

/** Returns false if another day changes pages. */
async function equalsWholeRender(hasPersonActed: () => Promise<boolean>): Promise<boolean> {
  const draft = releases.begin({ isFresh: true });
  // The server encodes these meanwhile.
  const lateBefore = readLateJobs(site);
  try {
    const { late } = await makeParts(draft);
    const { differing, isSame } = draft.compare();
    const isLate = new Set([...lateBefore, ...late].map(({ file }) => file));
    const wrong = differing.filter((file) => !isLate.has(file));
    if (wrong.length === 0) return isSame;
    releases.remakeNext(wrong);
    throw new Error(`These files differ from a whole render: ${wrong.join(', ')}`);
  } catch (error) {
    if (await hasPersonActed()) return false;
    throw error;
  } finally {
    draft.discard();
  }
}

function goBack(): void {
  const before = releases.findEarlier();
  if (before === undefined) throw new Error('There is no earlier release.');
  releases.goBackTo(before, goOnlineNow());
  console.log(`Release ${before} is online.`);
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
  console.error(explainFault(error, site));
  process.exitCode = 1;
}
