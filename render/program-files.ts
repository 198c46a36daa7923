/** Where the build puts the program. */
import path from 'node:path';
import { templateFolder } from '../contract/server-screens.ts';

const project = path.resolve(import.meta.dirname, '..');

/** The functions of site/src/program-entry.ts. Addresses are paths on the site. */
export interface Program {
  listAddresses: () => string[];
  /** `directions` is the variable SAMPLES. */
  listSampleAddresses: (directions: string) => string[];
  /** Returns what a page is rendered from besides the program, as text; `undefined` for what is no page of content/. */
  describeInputs: (address: string) => Promise<string | undefined>;
  /** An error names the address. */
  renderAddress: (address: string) => Promise<Uint8Array>;
  /** `values` replace files of the content folder. One call at a time. */
  renderDraft: (address: string, values: ReadonlyMap<string, unknown>) => Promise<Uint8Array>;
}

export const programFolder = path.join(project, '.cache/program');
/** Scripts, styles and fonts of pages. */
export const clientFolder = path.join(programFolder, 'client');
/** Pages and modules that the server fills at request time. */
export const answersFolder = path.join(programFolder, templateFolder);
/** Script, styles and help texts of the office's page “Site”. */
export const officeFolder = path.join(programFolder, 'office');
/** The code of the pages. */
export const serverFolder = path.join(programFolder, 'server');
export const programEntry = path.join(serverFolder, 'entry.mjs');
