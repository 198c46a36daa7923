/** What keeps a file from being saved: where, and a sentence that says what to do. */
import type { z } from 'zod';
import { isFields } from '../../contract/is-fields.ts';
import { pickNode, type FormNode } from './form-node.ts';
import { sayPlainly } from '../lib/plain-words.ts';

export type Path = (string | number)[];

export interface Issue {
  path: Path;
  message: string;
}

/** Names that exist, by what a reference refers to. */
export type KnownNames = Readonly<Record<string, readonly string[]>>;

const called: Record<string, string> = {
  picture: 'picture',
  clip: 'film',
  home: 'home page',
  direction: 'direction',
  services: 'service',
  projects: 'project',
  posts: 'article',
  team: 'person',
  partners: 'partner',
  products: 'product',
};

export function check(schema: z.ZodType, form: FormNode, value: unknown, known: KnownNames): Issue[] {
  const { error } = schema.safeParse(value, { error: sayPlainly });
  const faults = error ? error.issues.flatMap((issue) => explain(issue, value)) : [];
  // A field that says what is wrong already needs no second sentence.
  const said = new Set(faults.map(({ path }) => path.join('\n')));
  return [
    ...faults,
    ...findUnknownNames(form, value, known).filter(({ path }) => !said.has(path.join('\n'))),
  ];
}

type ZodIssue = z.core.$ZodIssue;

/** Where a field has alternatives, the one that the value comes closest to says what is wrong. */
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

/** A value of another type is farther away than a fault inside. */
const distance = (issues: readonly ZodIssue[]) =>
  issues.reduce((sum, { path, code }) => sum + (path.length === 0 && code === 'invalid_type' ? 100 : 1), 0);

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((owner, key) => (owner as Record<string | number, unknown> | undefined)?.[key], value);

function asSentence(text: string): string {
  const sentence = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}

/** A schema knows how a name is written, not whether there is such a thing. */
function findUnknownNames(node: FormNode, value: unknown, known: KnownNames, path: Path = []): Issue[] {
  const own = pickNode(node, value);
  if (own.type === 'reference') {
    const names = known[own.to];
    if (typeof value !== 'string' || value === '' || !names || names.includes(value)) return [];
    return [
      { path, message: `There is no ${called[own.to] ?? own.to} called “${value}”: choose another one.` },
    ];
  }
  if (own.type === 'list' && Array.isArray(value))
    return value.flatMap((item, index) => findUnknownNames(own.item, item, known, [...path, index]));
  if (own.type !== 'group' || !isFields(value)) return [];
  return own.fields.flatMap(({ name, node: inner }) =>
    name in value ? findUnknownNames(inner, value[name], known, [...path, name]) : [],
  );
}
