/** What the office's screen “Site” shows first: the changes that a company makes often. */
import type { Path } from './values.ts';

export interface QuickField {
  name: string;
  label: string;
  help?: string;
  /** Of a flag, `yes` or nothing. */
  value: string;
  kind: 'line' | 'text' | 'number' | 'choice' | 'flag';
  /** The value as visitors read it, if it has facts in braces. */
  shown?: string;
  /** Of a choice. `picture` names a home page of the showcase with a screenshot. */
  options?: readonly { value: string; label: string; picture?: string }[];
  isOptional: boolean;
}

/** Some fields of one file; the name of a field is its path below `path`. */
export interface QuickForm {
  /** Empty for something new. */
  file: string;
  path: Path;
  title: string;
  /** As in `Opened` of content-store.ts. */
  version: string;
  /** Of the page that shows them. */
  address?: string;
  /** Of a price: how texts name it, and the names of the pages and entries that do. */
  price?: { fact: string; places: string[] };
  fields: QuickField[];
}

/** A field that a person may choose. */
export interface QuickPlace {
  file: string;
  path: Path;
  label: string;
  /** Its present words. */
  text: string;
}

export interface QuickProject {
  file: string;
  label: string;
  /** Path of its page. */
  address: string;
}

/** The projects that photos can be added to, and the kinds that a new one can have. */
export interface PhotoTargets {
  projects: QuickProject[];
  /** Keys of the projects’ schema, with the owner’s labels. */
  kinds: [key: string, label: string][];
}

/** The result of adding photos. */
export interface AddedPhotos {
  /** The project's content file. */
  file: string;
  /** Of the project's page. */
  address: string;
  names: string[];
  refused: { name: string; message: string }[];
}

/** Somebody who has a content file open. */
export interface Presence {
  name: string;
  sinceMs: number;
}
