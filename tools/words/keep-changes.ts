/** Texts of an owner without those that are defaults. */
import { isDeepStrictEqual } from 'node:util';
import { isFields, type Fields } from '../../contract/values.ts';

/** The fields of `mine` that differ from those of every other version; what is empty says nothing and is left out. */
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
