/** A step of the table in migrate-content.ts: it knows an old form and the new one. What is new already stays as it is. */
export interface Migration {
  /** For the report. */
  name: string;
  /** The content of one file, changed, and a sentence for each change; undefined when nothing of the old form is in it. */
  migrate(file: ContentFile, delivered: Delivered): Change | undefined;
}

interface ContentFile {
  /** Below the folder of the site, with `/` between the parts. */
  name: string;
  data: unknown;
}

/** The same file as the new version delivers it, and as the version before did; undefined when they have none. */
interface Delivered {
  next: unknown;
  base: unknown;
}

interface Change {
  data: unknown;
  notes: string[];
}
