/** Immutable updates at a path: every earlier state stays valid for undo. */
import type { Path } from '../../../contract/values.ts';

type Container = Record<string | number, unknown>;

export const keyOf = (path: Path): string => path.join('.');

/** Id of the element that takes focus for a path. */
export const fieldId = (path: Path): string => `field-${keyOf(path)}`;

/** `undefined` removes the field or the item. */
export function setAt(value: unknown, path: Path, next: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return next;
  const inner = setAt((value as Container | undefined)?.[key], rest, next);
  if (Array.isArray(value)) {
    const copy: unknown[] = [...(value as unknown[])];
    if (inner === undefined) copy.splice(Number(key), 1);
    else copy[Number(key)] = inner;
    return copy;
  }
  const fields = Object.entries((value ?? {}) as Container);
  if (inner === undefined) return Object.fromEntries(fields.filter(([name]) => name !== String(key)));
  return Object.fromEntries(
    fields.some(([name]) => name === String(key))
      ? fields.map(([name, old]) => [name, name === String(key) ? inner : old])
      : [...fields, [key, inner]],
  );
}

export function moveItem(list: readonly unknown[], from: number, to: number): unknown[] {
  const copy = [...list];
  copy.splice(to, 0, ...copy.splice(from, 1));
  return copy;
}

export const insertItem = (list: readonly unknown[], at: number, item: unknown): unknown[] => [
  ...list.slice(0, at),
  item,
  ...list.slice(at),
];

/** Renames a row of a table and keeps its position. */
export const renameKey = (table: object, from: string, to: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(table).map(([name, value]) => [name === from ? to : name, value as unknown]),
  );
