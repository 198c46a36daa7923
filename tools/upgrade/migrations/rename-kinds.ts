/** Renames the kinds of sections that decision 0042 renamed, and one look of the header. */
import { isFields } from '../../../contract/values.ts';
import { renamedKinds } from '../../../contract/renamed-kinds.ts';
import type { Migration } from './migration.ts';

const oldLook = 'centred';

export const renameKinds: Migration = {
  name: 'Kinds of sections have their new names (docs/decisions/0042)',
  migrate({ data }) {
    const notes: string[] = [];
    const renamed = rename(data, notes);
    const isOldLook = isFields(renamed) && renamed['header'] === oldLook;
    const changed = isOldLook ? { ...renamed, header: 'centered' } : renamed;
    if (isOldLook) notes.push(`header: ${oldLook} is now header: centered`);
    return notes.length > 0 ? { data: changed, notes } : undefined;
  },
};

/** Sections are items of lists, at any depth. A `kind` outside a list means something else. */
function rename(value: unknown, notes: string[], isItem = false): unknown {
  if (Array.isArray(value)) return value.map((item) => rename(item, notes, true));
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      const name = isItem && key === 'kind' && typeof item === 'string' ? findName(item) : undefined;
      if (name === undefined) return [key, rename(item, notes)];
      notes.push(`kind: ${String(item)} is now kind: ${name}`);
      return [key, name];
    }),
  );
}

const findName = (kind: string): string | undefined =>
  Object.hasOwn(renamedKinds, kind) ? renamedKinds[kind] : undefined;
