/** Reads texts that are instead of parts, so that the content file has the parts. */
import { parseTyped, type TypedKind } from '../../contract/typed-field.ts';
import { isFields } from '../../contract/values.ts';
import { TypedError } from '../../domain/typed/typed-error.ts';
import type { FormNode } from './form-node.ts';

/** `before` is the value in the file: its parts keep what a text does not have. An unreadable text stays. */
export function readTyped(node: FormNode, value: unknown, before: unknown): unknown {
  if (node.type !== 'group' || !isFields(value)) return value;
  const old = isFields(before) ? before : {};
  const entries = node.fields.flatMap(({ name, node: inner, typed }): [string, unknown][] => {
    const own = value[name];
    if (typed !== undefined && typeof own === 'string') return [[name, readText(typed, own, old[name])]];
    const next = readTyped(inner, own, old[name]);
    return next === own ? [] : [[name, next]];
  });
  return entries.length === 0 ? value : { ...value, ...Object.fromEntries(entries) };
}

function readText(kind: TypedKind, text: string, before: unknown): unknown {
  try {
    const parts = parseTyped(kind, text);
    return Array.isArray(parts) ? parts.map((part: unknown) => addDetails(part, before)) : parts;
  } catch (error) {
    if (!(error instanceof TypedError)) throw error;
    return text;
  }
}

/** A license has the same state and number, a state the same code. */
function addDetails(part: unknown, before: unknown): unknown {
  if (!isFields(part) || !Array.isArray(before)) return part;
  const keys = ['code', 'state', 'number'].filter((key) => key in part);
  const same: unknown = before.find(
    (one: unknown) => keys.length > 0 && isFields(one) && keys.every((key) => one[key] === part[key]),
  );
  if (!isFields(same)) return part;
  const { sample: _, ...details } = same;
  return { ...details, ...part };
}
