/**
 * Every schema of content/ with its form. It imports the site's own schemas, so it is a part of the program
 * (site/src/program-entry.ts).
 */
import type { z } from 'zod';
import { companySchema } from '../../contract/company.ts';
import { listAllFacts } from '../../site/src/collections/fill.ts';
import { pricesSchema } from '../../site/src/collections/prices.ts';
import type { Facts } from '../../site/src/entries/facts.ts';
import { contentKinds } from '../../site/src/routes/content-kinds.ts';
import { schemas } from '../../site/src/sections/schemas.ts';
import type { Fault } from '../../site/src/routes/fault.ts';
import { createSiteCheck, type Values } from './check-site.ts';
import type { FileType } from '../../site/src/entries/content-singles.ts';
import { indexHelp, type WrittenObject } from './field-help.ts';
import { nameKind, toFormNode } from './form-model.ts';
import type { FormNode, VariantsNode } from './form-node.ts';
import { fillDefaults, isWords, withDefaults } from './whole-words.ts';

export interface Models {
  /** Lists the faults that the build would find. */
  checkSite: (values: Values) => Fault[];
  schemas: Record<FileType, z.ZodType>;
  forms: Record<FileType, FormNode>;
  /** The facts and prices that texts name in braces, by name. */
  listFacts: (values: Values) => Facts;
}

/** `content` is the content folder. `comments` become help texts. */
export function readModels(content: string, comments: readonly WrittenObject[]): Models {
  const helpOf = indexHelp(comments);
  const kinds = Object.entries(schemas).map(([name, schema]) => ({
    name,
    ...nameKind(name, schema),
    node: toFormNode(schema, helpOf(`site/src/sections/${name}/${name}.schema.ts`)),
  }));
  const forms = mapValues(contentKinds, ({ schema, source }, type) => {
    const form = withKinds(toFormNode(schema, helpOf(source)), kinds);
    const file = `${type}.yaml`;
    return isWords(file) ? withDefaults(form, fillDefaults(content, file, {})) : form;
  });
  const ownSchemas = mapValues(contentKinds, ({ schema }) => schema);
  return { schemas: ownSchemas, forms, checkSite: createSiteCheck(ownSchemas, content), listFacts };
}

/** Without the prices while their file is invalid. */
function listFacts(values: Values): Facts {
  const { data } = pricesSchema.safeParse(values.get('prices.yaml'));
  return listAllFacts(companySchema.parse(values.get('company.yaml')), data ?? { sample: false, prices: {} });
}

function mapValues<Key extends string, Value, Result>(
  record: Record<Key, Value>,
  make: (value: Value, key: string) => Result,
): Record<Key, Result> {
  return Object.fromEntries(
    Object.entries<Value>(record).map(([key, value]) => [key, make(value, key)]),
  ) as Record<Key, Result>;
}

type Kind = Omit<VariantsNode['options'][number], 'node'> & { node: FormNode };

/** Reads the help of a section's fields from the section's own schema. */
function withKinds<Node extends FormNode>(node: Node, kinds: readonly Kind[]): Node {
  if (node.type === 'group')
    return {
      ...node,
      fields: node.fields.map((field) => ({ ...field, node: withKinds(field.node, kinds) })),
    };
  if (node.type === 'list') return { ...node, item: withKinds(node.item, kinds) };
  if (node.type !== 'variants' || node.key !== 'kind') return node;
  const options = node.options.map(
    (option) => kinds.find(({ name }) => name === option.name) ?? option,
  ) as VariantsNode['options'];
  return { ...node, options };
}
