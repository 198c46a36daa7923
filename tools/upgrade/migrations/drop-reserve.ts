/** Removes `reserve`, which said whether a page shows the picture. The catalogue no longer has that field. */
import { isFields } from '../../../contract/values.ts';
import type { Migration } from './migration.ts';

export const dropReserve: Migration = {
  name: 'Pictures of the catalogue have no "reserve"',
  migrate({ name, data }) {
    if (name !== 'content/pictures/catalogue.yaml' || !Array.isArray(data)) return undefined;
    const notes = data.flatMap((entry) =>
      isFields(entry) && 'reserve' in entry ? [`reserve of ${String(entry['file'])} is removed`] : [],
    );
    const changed = data.map((entry: unknown) => {
      if (!isFields(entry)) return entry;
      const { reserve: _, ...others } = entry;
      return others;
    });
    return notes.length > 0 ? { data: changed, notes } : undefined;
  },
};
