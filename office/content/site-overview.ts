/** The data that the editor's page loads at the start. This file has types only, because the browser imports it too. */
import type { ContentFolder } from '../../site/src/entries/content-folders.ts';
import type { FileType } from '../../site/src/entries/content-singles.ts';
import type { UnreadFile } from '../../site/src/entries/unread-files.ts';
import type { FormNode } from './form-node.ts';
import type { KnownNames } from './known-names.ts';

export interface EditableFile {
  file: string;
  type: FileType;
  /** `site`, `words`, or a folder of content/. */
  group: string;
  label: string;
  /** Name of a file in a folder, without the extension. */
  name?: string;
  /** Address of the file's page. */
  address?: string;
  /** The home page that the company chose. */
  isHome?: boolean;
}

interface PictureEntry {
  name: string;
  file: string;
  title: string;
  alt: string;
  focal: [number, number];
}

export interface Start {
  id: string;
  label: string;
  /** Name of the screenshot of the home page. */
  picture?: string;
}

export interface SiteOverview {
  /** Id of the site's folder. */
  project: string;
  /** The company's time zone. */
  timeZone: string;
  forms: Record<FileType, FormNode>;
  files: EditableFile[];
  /** Unreadable files with the reason. */
  unread: UnreadFile[];
  folders: Readonly<Record<string, ContentFolder>>;
  pictures: PictureEntry[];
  known: KnownNames;
  /** Labels for the project tags and the art directions. */
  labels: { tags: Record<string, string>; direction: Record<string, string> } & Partial<
    Record<string, Record<string, string>>
  >;
  /** Facts for texts with braces, such as `{phone}`. */
  facts: Record<string, string>;
  /** Folder → the starts for a new file, besides copies of existing files. */
  starts: Record<string, Start[]>;
  /** Kind → starting value of a new section. Kinds that are not offered are missing. */
  newSections: Record<string, unknown>;
}
