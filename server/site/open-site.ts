/**
 * The built site as the server knows it: which address is which file. Only files found here are ever served, so no
 * trick in an address can reach another one. A new build is noticed by its manifest, without a restart.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { templateFolder } from '../../contract/page-templates.ts';
import { siteManifest, siteManifestFile, type SiteManifest } from '../../contract/site-manifest.ts';

export type SiteAnswer =
  /** `file` is relative to the site folder. */
  { type: 'file'; file: string } | { type: 'redirect'; location: string } | { type: 'unknown' };

export interface Site {
  folder: string;
  manifest(): SiteManifest;
  /** Another number for another build. */
  version(): number;
  /** `pathname` is decoded and has no query. */
  find(pathname: string): SiteAnswer;
  hasFile(file: string): boolean;
  /** Text of a file that is not served raw; undefined when the build has none. */
  findTemplate(name: string): { html: string; file: string } | undefined;
}

export class SiteError extends Error {
  override name = 'SiteError';
}

interface Build {
  manifestChangedAtMs: number;
  manifest: SiteManifest;
  files: ReadonlySet<string>;
  /** Clean address → file. */
  pages: ReadonlyMap<string, string>;
}

const lookForNewBuildMs = 1_000;
export const notFoundFile = '404.html';

export function openSite(folder: string, nowMs: () => number = Date.now): Site {
  let build = readBuild(folder);
  let lookedAtMs = nowMs();

  function current(): Build {
    if (nowMs() - lookedAtMs >= lookForNewBuildMs) {
      lookedAtMs = nowMs();
      try {
        if (findManifestTime(folder) !== build.manifestChangedAtMs) build = readBuild(folder);
      } catch {
        // A build is being written at this moment; the old knowledge serves until the manifest is whole.
      }
    }
    return build;
  }

  return {
    folder,
    manifest: () => current().manifest,
    version: () => current().manifestChangedAtMs,
    find: (pathname) => findAnswer(pathname, current()),
    hasFile: (file) => current().files.has(file),
    findTemplate(name) {
      const file = `${templateFolder}/${name}.html`;
      try {
        return { html: readFileSync(join(folder, file), 'utf8'), file };
      } catch {
        return undefined;
      }
    },
  };
}

function findAnswer(pathname: string, build: Build): SiteAnswer {
  const redirects = build.manifest.redirects;
  const bare = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname;
  for (const candidate of [pathname, bare, `${bare}/`]) {
    const target = Object.hasOwn(redirects, candidate) ? redirects[candidate] : undefined;
    if (target !== undefined && target !== pathname) return { type: 'redirect', location: target };
  }
  const page = build.pages.get(pathname);
  if (page !== undefined) return { type: 'file', file: page };
  const clean = bare.replace(/(?:\/index)?(?:\.html)?$/, '') || '/';
  if (clean !== pathname && build.pages.has(clean)) return { type: 'redirect', location: encodeURI(clean) };
  const file = pathname.slice(1);
  return !file.endsWith('.html') && build.files.has(file) ? { type: 'file', file } : { type: 'unknown' };
}

function readBuild(folder: string): Build {
  const manifestChangedAtMs = findManifestTime(folder);
  const manifest = readManifest(folder);
  const files = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, sep).length).replaceAll(sep, '/'))
      .filter(isServed),
  );
  const pages = new Map<string, string>();
  for (const file of files) {
    if (file.endsWith('.html') && file !== notFoundFile) pages.set(toCleanPath(file), file);
  }
  return { manifestChangedAtMs, manifest, files, pages };
}

function findManifestTime(folder: string): number {
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
    throw new SiteError(`${file} is not a site manifest; build the site again. ${String(error)}`);
  }
}

function isServed(file: string): boolean {
  const isHidden = file.split('/').some((part) => part.startsWith('.') && part !== '.well-known');
  const isInternal = file === siteManifestFile || file.startsWith(`${templateFolder}/`);
  return !isHidden && !isInternal && !/\.(?:br|gz)$/.test(file);
}

function toCleanPath(file: string): string {
  return `/${file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
}
