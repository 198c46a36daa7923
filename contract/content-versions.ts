/** The versions of a content file, as the editor and the screens without scripts show them. */

export interface Version {
  /** "1764000000000-0123456789ab": milliseconds since 1970, and the beginning of the text's SHA-256. */
  id: string;
  /** Time of the save that replaced it, in milliseconds since 1970. */
  replacedAt: number;
}

/** Absent for a text that nobody saved in the office. */
export interface Saving {
  author?: string;
  savedAtMs?: number;
  /** The fields that differ from the version before, in one line. Absent for the oldest versions. */
  changed?: string;
}

export interface Versions {
  /** The name of the file for people. */
  label: string;
  /** Of the present text, as in `Opened` of content-store.ts. Absent if the file was removed. */
  version?: string;
  present: Saving;
  /** The latest first. */
  earlier: (Version & Saving)[];
}

export interface Difference {
  /** The labels of the field, the outermost first. */
  labels: string[];
  /** Empty if the field is missing. */
  before: string;
  after: string;
}
