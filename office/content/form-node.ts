/** The nodes of a form. The browser and the server share them, so this file imports nothing from Node or Zod. */
import type { TypedKind } from '../../contract/typed-field.ts';
import { isFields, valueAt, type Path } from '../../contract/values.ts';

export interface TextNode {
  type: 'text';
  /** Minimum and maximum number of characters. */
  min?: number;
  max?: number;
  format?: 'color' | 'date' | 'email' | 'url';
  /** The text may contain bold words and links. */
  takesMarks?: boolean;
  /** Not every text of the right length is valid, so it is an address or a code, and no sentence. */
  isRestricted?: boolean;
}

export interface NumberNode {
  type: 'number';
  isWhole: boolean;
  min?: number;
  max?: number;
}

export interface ListNode {
  type: 'list';
  item: FormNode;
  /** The name of one entry. The default is the list's label in the singular. */
  one?: string;
  /** Minimum and maximum number of items. */
  min?: number;
  max?: number;
}

export interface FormField {
  name: string;
  label: string;
  node: FormNode;
  isOptional: boolean;
  /** The value if the file has none. */
  fallback?: unknown;
  help?: string;
  /** The field may be one text instead of its parts. */
  typed?: TypedKind;
  /** No form shows it, and a save keeps its value. */
  isHidden?: boolean;
}

export interface GroupNode {
  type: 'group';
  /** The label among the alternatives of a field. */
  label?: string;
  fields: FormField[];
}

export interface VariantsNode {
  type: 'variants';
  /** The field that names the variant. */
  key: string;
  options: { name: string; label: string; help?: string; node: GroupNode }[];
}

export type FormNode =
  | TextNode
  | NumberNode
  | ListNode
  | GroupNode
  | VariantsNode
  | { type: 'flag' }
  | { type: 'choice'; options: (string | number)[]; labels?: Readonly<Record<string, string>> }
  | { type: 'constant'; value: unknown }
  /** `to`: `picture`, `clip`, `home`, `direction`, or a folder of content/. */
  | { type: 'reference'; to: string }
  | { type: 'either'; options: FormNode[] }
  | { type: 'tuple'; items: FormNode[] }
  | { type: 'table'; key: FormNode; value: FormNode; keyLabel?: string; valueLabel?: string };

/** Picks the variant that the value names, or the alternative that it fits. */
export function pickNode(node: FormNode, value: unknown): FormNode {
  if (node.type === 'variants') {
    const name = isFields(value) ? value[node.key] : undefined;
    return node.options.find((option) => option.name === name)?.node ?? node;
  }
  if (node.type !== 'either') return node;
  const fitting = node.options.find((option) => fits(pickNode(option, value), value));
  return fitting ? pickNode(fitting, value) : (node.options[0] ?? node);
}

function fits(node: FormNode, value: unknown): boolean {
  if (node.type === 'group') {
    if (!isFields(value)) return false;
    const known = node.fields.map(({ name }) => name);
    return Object.keys(value).every((key) => known.includes(key));
  }
  if (node.type === 'list' || node.type === 'tuple') return Array.isArray(value);
  if (node.type === 'number') return typeof value === 'number';
  if (node.type === 'flag') return typeof value === 'boolean';
  if (node.type === 'table') return isFields(value);
  return typeof value === 'string' || typeof value === 'number';
}

/** The node of a part, and its field in a group. */
export const findPart = (
  node: FormNode | undefined,
  key: string | number,
): FormField | { node: FormNode } | undefined => {
  if (node?.type === 'group') return node.fields.find(({ name }) => name === key);
  const inner =
    node?.type === 'list'
      ? node.item
      : node?.type === 'table'
        ? node.value
        : node?.type === 'tuple' && node.items[Number(key)];
  return inner ? { node: inner } : undefined;
};

/** The node at a path, and the field that holds it. */
export function findNode(
  form: FormNode,
  whole: unknown,
  path: Path,
): { node: FormNode; field?: FormField } | undefined {
  let found: { node: FormNode; field?: FormField } = { node: pickNode(form, whole) };
  for (const [index, key] of path.entries()) {
    const part = findPart(found.node, key);
    if (!part) return undefined;
    const node = pickNode(part.node, valueAt(whole, path.slice(0, index + 1)));
    found = 'name' in part ? { node, field: part } : { ...found, node };
  }
  return found;
}

/** An empty value with the required fields only: the file must not repeat the schema's defaults. */
export function makeBlank(node: FormNode): unknown {
  switch (node.type) {
    case 'group':
      return Object.fromEntries(
        node.fields
          .filter(({ isOptional }) => !isOptional)
          .map(({ name, node: inner }) => [name, makeBlank(inner)]),
      );
    case 'list':
      return Array.from({ length: node.min ?? 0 }, () => makeBlank(node.item));
    case 'tuple':
      return node.items.map(makeBlank);
    case 'constant':
      return node.value;
    case 'choice':
      return node.options[0];
    case 'number':
      return Math.max(node.min ?? 0, 0);
    case 'flag':
      return false;
    case 'table':
      return {};
    case 'either':
      return node.options[0] ? makeBlank(node.options[0]) : '';
    case 'variants':
      return node.options[0] ? makeBlank(node.options[0].node) : {};
    default:
      return '';
  }
}
