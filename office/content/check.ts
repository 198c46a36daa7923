/** Checks a value with a schema. Each fault has its path and a sentence that says how to fix it. */
import type { z } from 'zod';
import { valueAt, type Path } from '../../contract/values.ts';
import { sayPlainly } from './plain-words.ts';

export interface Issue {
  path: Path;
  message: string;
}

export function check(schema: z.ZodType, value: unknown): Issue[] {
  const { error } = schema.safeParse(value, { error: sayPlainly });
  return error ? error.issues.flatMap((issue) => explain(issue, value)).map(offerRemoval) : [];
}

/** In a list, an empty row can also be removed. */
const offerRemoval = ({ path, message }: Issue): Issue => {
  const isInRow = path.slice(-2).some((key) => typeof key === 'number');
  const choice = /^Choose (?:a picture|one)(?=\.$)/.exec(message)?.[0];
  return { path, message: choice && isInRow ? `${choice} or remove this row.` : message };
};

type ZodIssue = z.core.$ZodIssue;

/** If a field has alternatives, the faults come from the one that fits best. */
function explain(issue: ZodIssue, value: unknown): Issue[] {
  const path = issue.path.filter((key) => typeof key !== 'symbol');
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const closest = [...issue.errors].sort((a, b) => distance(a) - distance(b))[0] ?? [];
    const inner = closest.flatMap((one) => explain(one, valueAt(value, path)));
    if (inner.length > 0) return inner.map((one) => ({ ...one, path: [...path, ...one.path] }));
  }
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: [...path, key], message: asSentence(issue.message) }));
  }
  return [{ path, message: asSentence(issue.message) }];
}

/** A wrong type counts more than a fault inside the value. */
const distance = (issues: readonly ZodIssue[]) =>
  issues.reduce((sum, { path, code }) => sum + (path.length === 0 && code === 'invalid_type' ? 100 : 1), 0);

function asSentence(text: string): string {
  const sentence = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}
