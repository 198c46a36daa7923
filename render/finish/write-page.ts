/** Writes files of the site, and compressed forms of those that the server sends as they are. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { templateFolder } from '../../contract/server-screens.ts';
import { siteManifestFile } from '../../contract/site-manifest.ts';
import { writeWhole } from '../../contract/write-whole.ts';
import type { Part } from '../releases.ts';
import { writeCompressed } from './compress.ts';
import type { FinishedPage } from './finish-page.ts';

export type PageFacts = Omit<FinishedPage, 'html' | 'files' | 'quality'> & { file: string };

export const isTemplate = (file: string): boolean => file.startsWith(`${templateFolder}/`);

/** Whether a file that is no page has compressed forms. The server reads templates and the manifest itself. */
export const isCompressed = (file: string): boolean =>
  /\.(?:js|css|svg|json|xml|txt|webmanifest)$/.test(file) && file !== siteManifestFile && !isTemplate(file);

/** Returns the paths of all files that it wrote. */
export async function writeSiteFile(
  site: string,
  file: string,
  content: string | Uint8Array,
): Promise<string[]> {
  makeFolderOf(site, file);
  if (isCompressed(file)) return writeCompressed(site, file, content);
  writeWhole(path.join(site, file), content);
  return [file];
}

export async function writePage(site: string, file: string, page: FinishedPage): Promise<Part<PageFacts>> {
  const { html, files, quality, ...facts } = page;
  makeFolderOf(site, file);
  const own =
    quality && !isTemplate(file)
      ? await writeCompressed(site, file, html, quality)
      : await writeSiteFile(site, file, html);
  const requested = Object.entries(files).map(([address, content]) =>
    writeSiteFile(site, address.replace(/^\//, ''), content),
  );
  return { files: [...own, ...(await Promise.all(requested)).flat()], data: { file, ...facts } };
}

const makeFolderOf = (site: string, file: string) =>
  mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
