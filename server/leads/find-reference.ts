import { findEnding, isSameReference } from '../../domain/typed/parse-reference.ts';
import type { Store } from '../store/store.ts';

/**
 * Finds the one whole reference that a person means, among those in the database and in the spool. Undefined for a part
 * of a reference, because commands change and erase what they find.
 */
export async function findReference(
  store: Pick<Store, 'listReferences'>,
  typed: string,
  spooled: readonly string[] = [],
): Promise<string | undefined> {
  const ending = findEnding(typed);
  if (ending === undefined) return undefined;
  const whole = spooled.filter((reference) => findEnding(reference) === ending);
  const known = new Set([...(await store.listReferences(ending)), ...whole]);
  const meant = [...known].filter((reference) => isSameReference(reference, typed));
  return meant.length === 1 ? meant[0] : undefined;
}
