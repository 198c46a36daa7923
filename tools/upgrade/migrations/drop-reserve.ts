/** Pictures said whether a page shows them (`reserve`); the catalogue no longer knows that field. */
import { isFields } from '../../../contract/values.ts';
import type { Migration } from './migration.ts';

export const dropReserve: Migration = {
  name: 'Pictures of the catalogue have no "reserve"',
  migrate({ name, data }) {
    if (name !== 'content/pictures/catalogue.yaml' || !Array.isArray(data)) return undefined;
    const notes = data.flatMap((entry) =>
      isFields(entry) && 'reserve' in entry ? [`reserve of ${String(entry['file'])} is gone`] : [],
    );
    const changed = data.map((entry: unknown) => {
      if (!isFields(entry)) return entry;
      const { reserve: _, ...others } = entry;
      return others;
    });
    return notes.length > 0 ? { data: changed, notes } : undefined;
  },
};
