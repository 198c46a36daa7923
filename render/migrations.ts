/** The steps from one format of content files to the next. A new format needs a step here, and a test of it. */

/** One YAML file of the content folder. */
interface ContentFile {
  /** Path in the content folder, with `/`, such as "company.yaml". */
  name: string;
  data: unknown;
}

export interface Migration {
  /**
   * Returns the file in the new format, and a sentence for each change; `undefined` if it has nothing in the old format.
   * A folder that lost the number of its format is migrated from the first one, so a step leaves the new format alone.
   */
  migrate(file: ContentFile): { data: unknown; changes: string[] } | undefined;
}

/** The first entry leads from format 1, which is that of version 0.3, to format 2. */
export const migrations: readonly Migration[] = [];
