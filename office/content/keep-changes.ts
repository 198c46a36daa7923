/** Removes defaults from an owner's texts. */
import { isDeepStrictEqual } from 'node:util';
import { isFields, type Fields } from '../../contract/values.ts';

/** Returns the fields of `mine` that differ from those in every other version. Leaves out empty ones. */
export function keepChanges(mine: unknown, others: readonly unknown[]): Fields {
  const entries = Object.entries(isFields(mine) ? mine : {}).flatMap(([key, value]): [string, unknown][] => {
    const theirs = others.map((other) => (isFields(other) ? other[key] : undefined));
    if (theirs.some((other) => isDeepStrictEqual(other, value))) return [];
    const changes = isFields(value) ? keepChanges(value, theirs) : value;
    return isEmpty(changes) ? [] : [[key, changes]];
  });
  return Object.fromEntries(entries);
}

const isEmpty = (value: unknown): boolean =>
  value === '' || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);
