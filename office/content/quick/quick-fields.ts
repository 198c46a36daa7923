/** Turns fields of content into fields of a form for a phone, and what a person typed back into values. */
import { fillKnown } from '../../../contract/fill-in.ts';
import type { QuickField } from '../../../contract/quick-changes.ts';
import type { Facts } from '../../../site/src/entries/facts.ts';
import { readLooks } from '../../../tools/lib/read-looks.ts';
import { findExamples } from '../first-steps.ts';
import type { FormField, FormNode } from '../form-node.ts';
import { listKnownNames } from '../known-names.ts';
import { toLabel } from '../labels.ts';
import { writeTyped } from '../typed-text.ts';

/** Longer texts get several lines. */
const longLine = 60;

/** The value of a ticked box. */
const ticked = 'yes';

export const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

type Options = NonNullable<QuickField['options']>;

/** `content`: the content folder. `root`: the program's folder. */
export function createFieldMaker(content: string, root: string) {
  function listOptions(node: FormNode): Options | undefined {
    if (node.type === 'choice')
      return node.options.map((one) => ({
        value: String(one),
        label: node.labels?.[one] ?? toLabel(String(one)),
      }));
    if (node.type !== 'reference' || (node.to !== 'direction' && node.to !== 'home')) return undefined;
    const names = listKnownNames(content, root)[node.to] ?? [];
    if (node.to === 'home') return names.map((value) => ({ value, label: toLabel(value) }));
    const looks = readLooks(root);
    const examples = findExamples(root);
    return names.map((value) => {
      const picture = examples.get(value);
      return { value, label: looks[value] ?? toLabel(value), ...(picture !== undefined && { picture }) };
    });
  }

  /** `undefined` for what no form for a phone shows. */
  return function toField(
    name: string,
    node: FormNode,
    value: unknown,
    field: FormField | undefined,
    facts: Facts,
  ): QuickField | undefined {
    const options = listOptions(node);
    if (field?.typed === undefined && !['text', 'number', 'flag'].includes(node.type) && !options)
      return undefined;
    const present = value ?? field?.fallback;
    const plain = node.type === 'flag' ? (present === true ? ticked : '') : toText(present);
    const own = field?.typed ? writeTyped(field.typed, present) : plain;
    const shown = fillKnown(own, facts);
    const isLong = field?.typed === 'licenses' || (node.type === 'text' && own.length > longLine);
    const typed = node.type === 'number' || node.type === 'flag' ? node.type : isLong ? 'text' : 'line';
    return {
      name,
      label: field?.label ?? toLabel(name),
      ...(field?.help !== undefined && { help: field.help }),
      value: own,
      ...(shown !== own && { shown }),
      kind: options ? 'choice' : typed,
      ...(options && { options }),
      isOptional: field?.isOptional === true || field?.fallback !== undefined,
    };
  };
}

export function parseField({ kind, isOptional }: QuickField, typed: string): unknown {
  const plain = typed.replace(/\r\n/g, '\n').trim();
  if (kind === 'flag') return plain === ticked;
  if (plain === '' && isOptional) return undefined;
  if (kind !== 'number') return plain;
  const amount = Number(plain.replace(/[$,\s]/g, ''));
  return plain === '' || Number.isNaN(amount) ? plain : amount;
}

/** A long title is in two fields, such as `title1` and `title2`. */
export const isLine = (name: string): boolean => /\d$/.test(name);
export const areLines = (name: string, other: string): boolean =>
  isLine(name) && name.slice(0, -1) === other.slice(0, -1);
