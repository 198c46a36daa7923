/** Keeps unsaved edits in the browser. They survive a closed tab, a reload, and a restart of the editor. */

export interface Draft {
  value: unknown;
  /** Version of the file that the draft is based on. */
  version: string;
}

/** `project` separates the drafts of sites that share an address. */
export function createDrafts(project: string, store: Storage) {
  const prefix = `draft ${project} `;

  return {
    /** Returns whether the draft is stored: the storage may be full or disabled. */
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
    /** Files with a draft. */
    list: (): string[] =>
      Object.keys(store)
        .filter((key) => key.startsWith(prefix))
        .map((key) => key.slice(prefix.length)),
  };
}

export type Drafts = ReturnType<typeof createDrafts>;
