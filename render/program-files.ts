/** Where the build puts the program. */
import path from 'node:path';
import type { MarkTexts } from '../contract/read-yaml.ts';
import type { Draft } from './releases.ts';
import type { RenderedSite, RenderOptions } from './render-site.ts';

const project = path.resolve(import.meta.dirname, '..');

/** The functions of site/src/program-entry.ts. Addresses are paths on the site. */
export interface Program {
  /** An error names the address. */
  renderAddress: (address: string) => Promise<Uint8Array>;
  /** Makes all parts of a release (render/render-site.ts). */
  renderSite: (draft: Draft, options: RenderOptions) => Promise<RenderedSite>;
  /** Renders a page with unsaved content: `values` replace files of the content folder, and `mark` changes what pages read. One call at a time. */
  renderPreview: (
    address: string,
    values: ReadonlyMap<string, unknown>,
    mark?: MarkTexts,
  ) => Promise<Uint8Array>;
}

export const programFolder = path.join(project, '.cache/program');
/** Script, styles and help texts of the office's page “Site”. */
export const officeFolder = path.join(programFolder, 'office');
export const programEntry = path.join(programFolder, 'server/entry.mjs');
