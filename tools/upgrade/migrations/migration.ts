/**
 * Types of the steps in migrate-content.ts. A step turns an old format into the new one, and leaves the new one alone.
 */

/** Messages about one file or folder. */
export interface FileNotes {
  /** Path from the site's folder, with `/`. */
  file: string;
  notes: string[];
}

/** Changes files of a content folder. `content` is an absolute path. */
export type ContentStep = (content: string) => FileNotes[];

/** A step for one YAML file at a time. */
export interface Migration {
  /** The state after the step. */
  name: string;
  /** Returns `undefined` if the file has nothing in the old format. */
  migrate(file: ContentFile): Change | undefined;
}

interface ContentFile {
  /** Path from the site's folder, such as "content/company.yaml". */
  name: string;
  data: unknown;
}

interface Change {
  data: unknown;
  /** One message per change. */
  notes: string[];
}
