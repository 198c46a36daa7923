/** Forms of the steps in migrate-content.ts: each knows an old form and the new one. What is new already stays as it is. */

/** Sentences about one file or folder. */
export interface FileNotes {
  /** From the folder of the site, with `/` between the parts. */
  file: string;
  notes: string[];
}

/** Changes files of a content folder. `content`: absolute path. */
export type ContentStep = (content: string) => FileNotes[];

/** A step that looks at one YAML file at a time. */
export interface Migration {
  /** What is true after it. */
  name: string;
  /** Returns undefined when nothing of the old form is in the file. */
  migrate(file: ContentFile): Change | undefined;
}

interface ContentFile {
  /** From the folder of the site: "content/company.yaml". */
  name: string;
  data: unknown;
}

interface Change {
  data: unknown;
  /** A sentence for each change. */
  notes: string[];
}
