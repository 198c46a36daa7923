/**
 * Makes all parts of a release. A part whose sources are the same as in the last release is not made again. The build
 * bundles this module into the program, and main.ts calls it there.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { templateFolder } from '../contract/server-screens.ts';
import { searchIndexFile } from '../contract/endpoints.ts';
import { siteManifestFile } from '../contract/site-manifest.ts';
import { writeInFolder } from '../contract/write-whole.ts';
import { findCachedFile, findOrMakeFile } from './file-cache.ts';
import { listJobs, type PictureJob } from './pictures/picture-jobs.ts';
import { encodePictures, encodeQuickly, hashJob } from './pictures/encode-pictures.ts';
import { fillScripts } from './fill-scripts.ts';
import { completeManifest } from './finish/complete-manifest.ts';
import { measure, writeCompressed } from './finish/compress.ts';
import { finishPage, finishQuickly, type FinishedPage } from './finish/finish-page.ts';
import { hashFolder, hashOf, hashOwnSources, listFiles } from './finish/hashes.ts';
import { numberIds } from './finish/number-ids.ts';
import { isTemplate, isCompressed, writePage, writeSiteFile, type PageFacts } from './finish/write-page.ts';
import type { Draft, Part } from './releases.ts';
import { replaceNames } from './rename-scripts.ts';
import { fillPage } from './site-marks.ts';
import { readSiteValues } from './site-values.ts';
import { doSomeAtOnce } from './some-at-once.ts';

/** While other threads compress some pages, this thread renders others. */
const pagesAtOnce = 4;
const homeFile = 'index.html';
const manifestAddress = `/${siteManifestFile}`;

export interface RenderedSite {
  pages: number;
  /** Pictures that were left for later. */
  late: PictureJob[];
  /** Pages were left for later. */
  isUnfinished: boolean;
  /** Problems that do not stop the render but cost visitors time or lead them to a missing page. */
  warnings: string[];
}

export interface RenderOptions {
  /** Where the build put the program. */
  programFolder: string;
  /** LEAD_SERVER, COUNTS, PICTURES, FINISH and SAMPLES. */
  env: Readonly<Record<string, string | undefined>>;
}

/** What the pages of the program do for a render. Addresses are paths on the site. */
interface Pages {
  listAddresses: () => string[];
  /** `directions` is the variable SAMPLES. */
  listSampleAddresses: (directions: string) => string[];
  /** Returns what a page is rendered from besides the program, as text; `undefined` for what is no page of content/. */
  describeInputs: (address: string) => Promise<string | undefined>;
  /** An error names the address. */
  renderAddress: (address: string) => Promise<Uint8Array>;
}

/** Throws if a page cannot be rendered, or if its policy would break it. */
export async function renderSite(
  { listAddresses, listSampleAddresses, describeInputs, renderAddress }: Pages,
  draft: Draft,
  { programFolder, env }: RenderOptions,
): Promise<RenderedSite> {
  const site = draft.folder;
  const values = readSiteValues(env);
  const directions = env['SAMPLES'];
  const addresses = new Set([...listAddresses(), ...(directions ? listSampleAddresses(directions) : [])]);
  // The manifest needs the policies of all pages, so it is rendered last.
  addresses.delete(manifestAddress);
  /** Scripts, styles and fonts of pages. */
  const clientFolder = path.join(programFolder, 'client');
  /** Pages and modules that the server fills at request time. */
  const templatesFolder = path.join(programFolder, templateFolder);
  const scripts = [clientFolder, templatesFolder].map(hashFolder);
  const surroundings = hashOf(hashOwnSources(), ...scripts, JSON.stringify(values));
  const program = hashFolder(path.join(programFolder, 'server'));
  const renamed = new Map(
    await draft.addPart('program', surroundings, async () => {
      copyFiles(clientFolder, site);
      copyFiles(templatesFolder, path.join(site, templateFolder));
      const data = [...fillScripts(site, values)];
      // Each compression in progress takes memory.
      await doSomeAtOnce(pagesAtOnce, listFiles(site).filter(isCompressed), (file) =>
        writeCompressed(site, file, readFileSync(path.join(site, file))),
      );
      return { files: listFiles(site), data };
    }),
  );

  const finishing = {
    surroundings,
    leadServer: values.settings.leadServer,
    canWait: env['FINISH'] === 'later',
  };
  let isUnfinished = false;
  const pages = await doSomeAtOnce(pagesAtOnce, [...addresses], async (address) => {
    const file = nameFile(address);
    if (!file.endsWith('.html')) {
      await addFile(draft, file, rename(file, await renderAddress(address), renamed));
      return [];
    }
    const render = async () => {
      const built = Buffer.from(await renderAddress(address)).toString();
      return numberIds(replaceNames(fillPage(built, values), renamed));
    };
    const inputs = await describeInputs(address);
    // Without inputs, the text of the page is its key.
    const rendered = inputs === undefined ? await render() : undefined;
    const key = hashOf(surroundings, program, file, inputs ?? rendered ?? '');
    return [
      await draft.addPart(file, key, async () => {
        const part = await makePage(site, file, rendered ?? (await render()), finishing);
        isUnfinished ||= part.key === '';
        return part;
      }),
    ];
  });
  const facts = pages.flat().sort((a, b) => (a.file < b.file ? -1 : 1));
  const problems = facts.flatMap((page) => page.problems);
  if (problems.length > 0) throw new Error(problems.join('\n'));

  await addFile(draft, searchIndexFile, JSON.stringify(facts.flatMap(({ search }) => search ?? [])));
  const policies = Object.fromEntries(facts.map(({ file, policy }) => [file, policy]));
  const manifest = replaceNames(Buffer.from(await renderAddress(manifestAddress)).toString(), renamed);
  const manifestKey = hashOf(hashOwnSources(), manifest, JSON.stringify(policies));
  const warnings = await draft.addPart(siteManifestFile, manifestKey, async () => {
    const { text, warnings: data } = completeManifest(manifest, policies);
    return { files: await writeSiteFile(site, siteManifestFile, text), data };
  });
  return {
    pages: facts.length,
    late: await addPictures(draft, env['PICTURES'] === 'later'),
    isUnfinished,
    warnings: [...warnings, ...facts.flatMap(warnOfSize)],
  };
}

interface Finishing {
  /** The hash of everything besides the text that decides how a page is finished. */
  surroundings: string;
  /** The origin of a separate lead server; empty without one. */
  leadServer: string;
  /** Finishes only the home page and pages in the cache; the others get an empty key. */
  canWait: boolean;
}

async function makePage(
  site: string,
  file: string,
  text: string,
  { surroundings, leadServer, canWait }: Finishing,
): Promise<Part<PageFacts>> {
  const sources = [hashOf(surroundings, file, text)];
  if (canWait && file !== homeFile && !(await findCachedFile('finished', sources)))
    return { ...(await writePage(site, file, finishQuickly(site, file, text, leadServer))), key: '' };
  const page = await findOrMakeFile('finished', sources, async () =>
    Buffer.from(JSON.stringify(await finishPage(site, file, text, measure, leadServer))),
  );
  return writePage(site, file, JSON.parse(page.toString()) as FinishedPage);
}

/** Copies no modes, because the program may be read-only. */
function copyFiles(from: string, to: string): void {
  for (const file of listFiles(from)) writeInFolder(path.join(to, file), readFileSync(path.join(from, file)));
}

/** `/about` → `about.html`, `/favicon.ico` → `favicon.ico` */
function nameFile(address: string): string {
  if (address === '/') return homeFile;
  return path.extname(address) ? address.slice(1) : `${address.slice(1)}.html`;
}

function rename(
  file: string,
  content: Uint8Array,
  renamed: ReadonlyMap<string, string>,
): string | Uint8Array {
  return /\.(?:json|webmanifest)$/.test(file)
    ? replaceNames(Buffer.from(content).toString(), renamed)
    : content;
}

async function addFile({ folder, addPart }: Draft, file: string, content: string | Uint8Array) {
  await addPart(file, hashOf(Buffer.from(content)), async () => ({
    files: await writeSiteFile(folder, file, content),
    data: null,
  }));
}

/** Returns the pictures that were left for later. */
async function addPictures({ folder, addPart }: Draft, areLate: boolean): Promise<PictureJob[]> {
  const jobs = listJobs();
  const missing: PictureJob[] = [];
  for (const job of jobs)
    await addPart(job.file, hashJob(job), async () => {
      missing.push(job);
      return { files: [job.file], data: null };
    });
  if (areLate) return encodeQuickly(folder, missing);
  await encodePictures(folder, missing);
  return [];
}

const warnOfSize = ({ file, tooManyBytes }: PageFacts): string[] =>
  tooManyBytes === 0 || isTemplate(file)
    ? []
    : [
        `${file} is ${tooManyBytes} bytes too large for one round trip: shorten it, or split it into two pages.`,
      ];
