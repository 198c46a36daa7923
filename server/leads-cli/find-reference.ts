import { findEnding, isSameReference } from '../../domain/typed/parse-reference.ts';
import { readSpooled } from '../spool/read-spooled.ts';
import type { CommandParts } from './commands.ts';

/** Finds the lead that an operator means, in the database or in the spool. Returns unclear text in capitals. */
export async function findReference({ store, dataDir }: CommandParts, typed: string): Promise<string> {
  const ending = findEnding(typed);
  const stored = ending === undefined ? [] : await store.listReferences(ending);
  const spooled = (await readSpooled(dataDir)).map(({ lead }) => lead.reference);
  const meant = new Set([...stored, ...spooled].filter((reference) => isSameReference(reference, typed)));
  const [only] = meant;
  return meant.size === 1 && only !== undefined ? only : typed.toUpperCase();
}
