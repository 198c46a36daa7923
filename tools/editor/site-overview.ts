/** What the editor's page learns of the site at its start. Types only: the browser's program reads them, too. */
import type { ContentFolder } from '../../site/src/lib/content-folders.ts';
import type { FileType } from '../../site/src/lib/content-singles.ts';
import type { UnreadFile } from '../../site/src/lib/unread-files.ts';
import type { FormNode } from './form-node.ts';
import type { KnownNames } from './known-names.ts';

export interface EditableFile {
  file: string;
  type: FileType;
  /** `site`, or the folder of content/. */
  group: string;
  label: string;
  /** Name of a file in a folder, without its ending. */
  name?: string;
  /** Address of the page that the file makes. */
  address?: string;
}

export interface PictureEntry {
  name: string;
  file: string;
  title: string;
  alt: string;
  focal: [number, number];
}

export interface Start {
  id: string;
  label: string;
  /** Name of a photograph of that home page. */
  picture?: string;
}

export interface SiteOverview {
  /** Another one for each folder that a site is in. */
  project: string;
  forms: Record<FileType, FormNode>;
  files: EditableFile[];
  /** Files that are left out, each with a sentence that says why. */
  unread: UnreadFile[];
  folders: Readonly<Record<string, ContentFolder>>;
  pictures: PictureEntry[];
  known: KnownNames;
  /** Labels of names: of the filter tags of projects, and of the looks. */
  labels: { tags: Record<string, string>; direction: Record<string, string> } & Partial<
    Record<string, Record<string, string>>
  >;
  /** Facts that texts say in braces: `{phone}`. */
  facts: Record<string, string>;
  /** Folder → what a new file of it may begin as, beside copies of its own. */
  starts: Record<string, Start[]>;
  /** Kind → what a new section begins as; only kinds that are offered. */
  newSections: Record<string, unknown>;
}

/** A question of “First steps”. */
export interface Step {
  id: string;
  ask: string;
  help: string;
  /** The answer that the site gives today. */
  present: string;
  choices?: readonly { name: string; words: string }[];
}

export interface FirstSteps {
  describe: () => Step[];
  /** Question → answer; the others stay as they are. Throws a refusal that names each answer that is not understood. */
  write: (given: Record<string, unknown>) => Promise<void>;
  /** Returns the answer that names the file. */
  keepLogo: (bytes: Buffer) => string;
}
