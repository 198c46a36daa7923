/** Words that are not saved yet, kept in the browser: they outlive a closed tab, a reload and the editor's own program. */

export interface Draft {
  value: unknown;
  /** Of the text that they change. */
  version: string;
}

/** `project`: tells apart the sites that were edited at the same address. */
export function createDrafts(project: string, store: Storage) {
  const prefix = `draft ${project} `;

  return {
    /** Whether it could be kept: a browser may have no room, or keep nothing at all. */
    keep(file: string, draft: Draft): boolean {
      try {
        store.setItem(prefix + file, JSON.stringify(draft));
        return true;
      } catch {
        return false;
      }
    },
    drop: (file: string): void => store.removeItem(prefix + file),
    find(file: string): Draft | undefined {
      const text = store.getItem(prefix + file);
      return text === null ? undefined : (JSON.parse(text) as Draft);
    },
    /** Files that have one. */
    list: (): string[] =>
      Object.keys(store)
        .filter((key) => key.startsWith(prefix))
        .map((key) => key.slice(prefix.length)),
  };
}

export type Drafts = ReturnType<typeof createDrafts>;
