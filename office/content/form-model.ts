/**
 * Builds a form from a Zod schema. Only this module looks inside schemas, through `_zod.def`, which Zod documents for
 * libraries. An unknown construct throws, so that no field is left out silently.
 */
import { z } from 'zod';

import type { TypedKind } from '../../contract/typed-field.ts';
import { toLabel } from './labels.ts';
import type { FormField, FormNode, GroupNode, NumberNode, TextNode } from './form-node.ts';

/** Finds the help text of a field. `fields` are the names of all fields in its group. */
export type FindHelp = (field: string, fields: readonly string[]) => string | undefined;

declare module 'zod' {
  /**
   * Metadata of a schema for the editor. Without it, the label is the field's name and the help is the comment above
   * it.
   */
  interface GlobalMeta {
    /** The collection whose entries this field names, if no transform says so. */
    refersTo?: string;
    label?: string;
    help?: string;
    /** The name of one list entry, as in "+ Add step". */
    one?: string;
    /** Option of a choice → its label. */
    options?: Readonly<Record<string, string>>;
    /** The field may be one text instead of its parts (contract/typed-field.ts). */
    typed?: TypedKind;
    /** The owner does not set this field. */
    isHidden?: boolean;
    isColor?: boolean;
    /** The text may contain bold words and links. */
    takesMarks?: boolean;
  }
}

type Schema = z.core.$ZodType;
/** The fields of a definition depend on its `type`. */
type Definition = z.core.$ZodTypeDef & Record<string, unknown>;
/** Definition of a schema's check: a limit of a text, a list or a number, or the format of a number. */
interface Limit {
  minimum?: number;
  maximum?: number;
  length?: number;
  check?: string;
  value?: number;
  inclusive?: boolean;
  format?: string;
}

const definitionOf = (schema: Schema) => schema._zod.def as Definition;

const listChecks = (schema: Schema): Limit[] =>
  (schema._zod.def.checks ?? []).map((check) => check._zod.def as unknown as Limit);

/** Merges the metadata of a schema with that of the schema it wraps. */
function readMeta(schema: Schema): z.core.GlobalMeta {
  const { innerType, in: before } = definitionOf(schema) as { innerType?: Schema; in?: Schema };
  const inner = innerType ?? before;
  return { ...(inner && readMeta(inner)), ...z.globalRegistry.get(schema as z.ZodType) };
}

const noHelp: FindHelp = () => undefined;

export function toFormNode(schema: z.ZodType | Schema, findHelp: FindHelp = noHelp): FormNode {
  const { refersTo, options: labels, label } = readMeta(schema);
  if (refersTo) return { type: 'reference', to: refersTo };
  const definition = definitionOf(schema);
  const inside = (key: string) => toFormNode(definition[key] as Schema, findHelp);
  switch (definition.type) {
    case 'string':
      return toText(schema, definition);
    case 'number':
      return toNumber(schema);
    case 'boolean':
      return { type: 'flag' };
    case 'enum':
      return {
        type: 'choice',
        options: Object.values(definition['entries'] as Record<string, string>),
        ...(labels && { labels }),
      };
    case 'literal':
      return toLiteral(definition['values'] as (string | number)[]);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'nonoptional':
      return inside('innerType');
    case 'array':
      return { type: 'list', item: inside('element'), ...limits(schema) };
    case 'object':
      return {
        ...toGroup(definition['shape'] as Record<string, Schema>, findHelp),
        ...(label && { label }),
      };
    case 'union':
      return toUnion(definition, findHelp);
    case 'pipe':
      return toPipe(schema as z.ZodType, definition, findHelp);
    case 'tuple':
      return {
        type: 'tuple',
        items: (definition['items'] as Schema[]).map((item) => toFormNode(item, findHelp)),
      };
    case 'record':
      return { type: 'table', ...toColumns(definition, findHelp) };
    default:
      throw new Error(`office/content/form-model.ts has no form for "${definition.type}"`);
  }
}

function toColumns(definition: Definition, findHelp: FindHelp) {
  const [key, value] = [definition['keyType'] as Schema, definition['valueType'] as Schema];
  const [{ label: keyLabel }, { label: valueLabel }] = [readMeta(key), readMeta(value)];
  return {
    key: toFormNode(key, findHelp),
    value: toFormNode(value, findHelp),
    ...(keyLabel !== undefined && { keyLabel }),
    ...(valueLabel !== undefined && { valueLabel }),
  };
}

/** A trimmed text is overwritten. */
const harmlessChecks = ['min_length', 'max_length', 'overwrite'];

function toText(schema: Schema, definition: Definition): TextNode {
  const format = definition['format'];
  const known = format === 'date' || format === 'email' || format === 'url' ? { format } : {};
  const { takesMarks, isColor } = readMeta(schema);
  const isRestricted = listChecks(schema).some(({ check = '' }) => !harmlessChecks.includes(check));
  return {
    type: 'text',
    ...limits(schema),
    ...(isColor ? { format: 'color' } : known),
    ...(takesMarks && { takesMarks }),
    ...(isRestricted && { isRestricted }),
  } as TextNode;
}

function toNumber(schema: Schema): NumberNode {
  const isWhole = listChecks(schema).some(({ format }) => format === 'safeint');
  return { type: 'number', isWhole, ...limits(schema, isWhole) };
}

/** A whole number above zero is at least one. For other numbers only the schema decides. */
function limits(schema: Schema, isWhole = false): { min?: number; max?: number } {
  const range: { min?: number; max?: number } = {};
  for (const { check, value = 0, inclusive, minimum, maximum, length } of listChecks(schema)) {
    const inside = inclusive || !isWhole ? 0 : 1;
    const min = minimum ?? length ?? (check === 'greater_than' ? value + inside : undefined);
    const max = maximum ?? length ?? (check === 'less_than' ? value - inside : undefined);
    if (min !== undefined) range.min = min;
    if (max !== undefined) range.max = max;
  }
  return range;
}

const toLiteral = (values: (string | number)[]): FormNode =>
  values.length > 1 ? { type: 'choice', options: values } : { type: 'constant', value: values[0] };

/** A preprocessed value takes anything, but its schema may require something. */
function isOptional(schema: Schema): boolean {
  const { in: before, out } = definitionOf(schema) as { in?: Schema; out?: Schema };
  const isPrepared = before && out && definitionOf(before).type === 'transform';
  return isPrepared ? isOptional(out) : schema._zod.optin === 'optional';
}

function toGroup(shape: Record<string, Schema>, findHelp: FindHelp): GroupNode {
  const names = Object.keys(shape);
  const fields = Object.entries(shape).map(([name, inner]): FormField => {
    const definition = definitionOf(inner);
    const { label = toLabel(name), help = findHelp(name, names), isHidden, one, typed } = readMeta(inner);
    const node = toFormNode(inner, findHelp);
    return {
      name,
      label,
      node: one && node.type === 'list' ? { ...node, one } : node,
      isOptional: isOptional(inner),
      ...('defaultValue' in definition && { fallback: definition['defaultValue'] }),
      ...(help && { help }),
      ...(typed && { typed }),
      ...(isHidden && { isHidden }),
    };
  });
  return { type: 'group', fields };
}

function toUnion(definition: Definition, findHelp: FindHelp): FormNode {
  const options = definition['options'] as Schema[];
  const key = definition['discriminator'] as string | undefined;
  const nodes = options.map((option) => toFormNode(option, findHelp));
  if (key === undefined) {
    const values = nodes.map((node) => (node.type === 'constant' ? node.value : undefined));
    if (values.every((value) => typeof value === 'string' || typeof value === 'number'))
      return { type: 'choice', options: values };
    return { type: 'either', options: nodes };
  }
  const named = nodes.map((node, index) => {
    const group = node as GroupNode;
    const tag = group.fields.find(({ name }) => name === key)?.node;
    const name = tag?.type === 'constant' ? String(tag.value) : '';
    return { name, node: group, ...nameKind(name, options[index] as Schema) };
  });
  return { type: 'variants', key, options: named };
}

/** The label and help text of a kind of section. */
export function nameKind(name: string, schema: Schema): { label: string; help?: string } {
  const { label = toLabel(name), help } = readMeta(schema);
  return { label, ...(help !== undefined && { help }) };
}

/** A pipe is a reference, a preprocessed value, or a plain transform. */
function toPipe(schema: z.ZodType, definition: Definition, findHelp: FindHelp): FormNode {
  const { data } = schema.safeParse('a') as { data?: unknown };
  if (typeof data === 'object' && data !== null && '$ref' in data)
    return { type: 'reference', to: String(data.$ref) };
  const before = definition['in'] as Schema;
  const isPrepared = definitionOf(before).type === 'transform';
  return toFormNode(isPrepared ? (definition['out'] as Schema) : before, findHelp);
}
