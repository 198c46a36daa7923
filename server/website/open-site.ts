/**
 * The built site as the server sees it: a map from addresses to files. The server only serves files found here, so no
 * trick in an address can reach another one. It notices a new release without a restart, and serves either the old one
 * or the new one as a whole.
 */
import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { getLanguage, setLanguage } from '../../contract/language.ts';
import { toPageAddress } from '../../contract/page-address.ts';
import { templateFolder, type ServerScreenName } from '../../contract/server-screens.ts';
import { forbidFraming } from '../../contract/common-headers.ts';
import { latePagesFile } from '../../contract/late-pages.ts';
import { latePicturesFile, readLatePictures } from '../../contract/late-pictures.ts';
import { siteManifest, siteManifestFile, type SiteManifest } from '../../contract/site-manifest.ts';
import { strictContentPolicy } from '../plugins/security-headers.ts';
import { findResponse, type SiteResponse } from './find-response.ts';
import { createBuiltPages, type BuiltPages } from './built-pages.ts';
import { openTemplates, type WriteScreen } from './open-templates.ts';

export interface Site {
  /** The folder of the release that is served. */
  folder(): string;
  /** The origin of a static host that serves the pages instead of this server. */
  pagesAt?: string;
  /** With the words of the work's language (server/presenter/in-language.ts). */
  manifest(): SiteManifest;
  /** `pathname` is decoded and has no query. */
  answer(pathname: string): SiteResponse;
  pages(): BuiltPages;
  /** Files that the render left for later. The answer is the same object until the next release. */
  latePictures(): ReadonlySet<string>;
  /** The Content-Security-Policy of a built page. */
  policyOf(file: string): string;
  /** Renders an answer's page. Undefined if the release has none; throws if its component throws. */
  writeScreen(name: ServerScreenName, props: object): WrittenScreen | undefined;
}

interface WrittenScreen {
  html: string;
  policy: string;
}

export class SiteError extends Error {
  override name = 'SiteError';
}

interface Release {
  folder: string;
  manifestChangedAtMs: number;
  manifest: SiteManifest;
  /** The manifest in the other languages. */
  translated: ReadonlyMap<string, SiteManifest>;
  redirects: ReadonlyMap<string, string>;
  files: ReadonlySet<string>;
  /** Clean address → file. */
  addresses: ReadonlyMap<string, string>;
  /** HTML file → its Content-Security-Policy. */
  policies: ReadonlyMap<string, string>;
  pages: BuiltPages;
  latePictures: ReadonlySet<string>;
  writeScreen: WriteScreen;
}

const lookForNewReleaseMs = 1_000;
export const notFoundFile = '404.html';

/** `link` is the site's folder, or a link to the folder of its release. */
export function openSite(link: string, nowMs: () => number = Date.now): Site {
  let release = readRelease(findFolder(link));
  let lookedAtMs = nowMs();

  function current(): Release {
    if (Math.abs(nowMs() - lookedAtMs) >= lookForNewReleaseMs) {
      lookedAtMs = nowMs();
      try {
        const { folder, manifestChangedAtMs } = release;
        const now = findFolder(link);
        if (now !== folder || readManifestTime(now) !== manifestChangedAtMs) release = readRelease(now);
      } catch {
        // It cannot be read, for example because somebody deleted a part of it: serve the old one.
      }
    }
    return release;
  }

  const policyOf = (file: string) => current().policies.get(file) ?? strictContentPolicy;

  return {
    folder: () => current().folder,
    manifest: () => current().translated.get(getLanguage()) ?? current().manifest,
    answer: (pathname) => findResponse(pathname, current()),
    pages: () => current().pages,
    latePictures: () => current().latePictures,
    policyOf,
    writeScreen(name, props) {
      const language = getLanguage();
      const words = current().manifest.translations[language];
      const html = current().writeScreen(name, props, words && { language, words });
      return html === undefined ? undefined : { html, policy: policyOf(`${templateFolder}/${name}.html`) };
    },
  };
}

/** A missing site is reported by its manifest. */
const findFolder = (link: string): string =>
  statSync(link, { throwIfNoEntry: false }) ? realpathSync(link) : link;

function readRelease(folder: string): Release {
  const manifestChangedAtMs = readManifestTime(folder);
  const manifest = readManifest(folder);
  setLanguage(manifest.company.language);
  const latePictures = new Set(readLatePictures(folder).map(({ file }) => file));
  const files = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, sep).length).replaceAll(sep, '/'))
      .filter(isServed),
  ).union(latePictures);
  const pages = createBuiltPages(folder);
  const addresses = new Map<string, string>();
  for (const file of files) {
    if (file.endsWith('.html') && file !== notFoundFile) addresses.set(toPageAddress(file), file);
  }
  return {
    folder,
    manifestChangedAtMs,
    manifest,
    translated: new Map(
      Object.entries(manifest.translations).map(([tag, words]) => [tag, { ...manifest, words }]),
    ),
    redirects: new Map(Object.entries(manifest.redirects)),
    files,
    addresses,
    policies: new Map(
      Object.entries(manifest.contentSecurityPolicies).map(([file, policy]) => [file, forbidFraming(policy)]),
    ),
    pages,
    latePictures,
    writeScreen: openTemplates(folder, pages),
  };
}

function readManifestTime(folder: string): number {
  try {
    return statSync(join(folder, siteManifestFile)).mtimeMs;
  } catch {
    throw new SiteError(
      `The site is not built: ${join(folder, siteManifestFile)} cannot be read. Build it, or set SITE_DIR.`,
    );
  }
}

function readManifest(folder: string): SiteManifest {
  const file = join(folder, siteManifestFile);
  try {
    return siteManifest.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new SiteError(`${file} is not a site manifest. Build the site again. ${String(error)}`);
  }
}

function isServed(file: string): boolean {
  const isHidden = file.split('/').some((part) => part.startsWith('.') && part !== '.well-known');
  const isInternal =
    [siteManifestFile, latePicturesFile, latePagesFile].includes(file) ||
    file.startsWith(`${templateFolder}/`);
  return !isHidden && !isInternal && !/\.(?:br|gz)$/.test(file);
}
