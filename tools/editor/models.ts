/**
 * Every schema of content/ with its form. It imports the site's own schemas, so it runs only in Astro's development
 * server or in a unit test.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { companySchema } from '../../contract/company.ts';
import { blogSchema } from '../../site/src/collections/blog.ts';
import { navigationSchema } from '../../site/src/collections/navigation.ts';
import { partnerSchema } from '../../site/src/collections/partners.ts';
import { pictureCatalogue } from '../../site/src/collections/picture-catalogue.ts';
import { postSchema } from '../../site/src/collections/posts.ts';
import { pricesSchema } from '../../site/src/collections/prices.ts';
import { productSchema } from '../../site/src/collections/products.ts';
import { projectSchema } from '../../site/src/collections/projects.ts';
import { redirectsSchema } from '../../site/src/collections/redirects.ts';
import { serviceSchema } from '../../site/src/collections/services.ts';
import { memberSchema } from '../../site/src/collections/team.ts';
import { detailPagesSchema } from '../../site/src/routes/detail-pages.ts';
import { pageSchema, section } from '../../site/src/sections/page-schema.ts';
import { schemas } from '../../site/src/sections/schemas.ts';
import { listFiles } from '../lib/list-files.ts';
import type { Fault } from '../../site/src/routes/fault.ts';
import { createSiteCheck, type Values } from './check-site.ts';
import { wordsTypes, type FileType } from '../../site/src/lib/content-singles.ts';
import { indexHelp, readWrittenObjects } from './field-help.ts';
import { nameKind, toFormNode } from './form-model.ts';
import type { FormNode, VariantsNode } from './form-node.ts';
import { fillDefaults, isWords, withDefaults } from './whole-words.ts';

/** The schema of each kind of file, and the source file that documents its fields. */
const sources: Record<FileType, { schema: z.ZodType; source: string }> = {
  company: { schema: companySchema, source: 'contract/company.ts' },
  navigation: { schema: navigationSchema, source: 'site/src/collections/navigation.ts' },
  redirects: { schema: redirectsSchema, source: 'site/src/collections/redirects.ts' },
  prices: { schema: pricesSchema, source: 'site/src/collections/prices.ts' },
  blog: { schema: blogSchema, source: 'site/src/collections/blog.ts' },
  detailPages: { schema: detailPagesSchema, source: 'site/src/routes/detail-pages.ts' },
  // The catalogue does not hold the name of a picture: it comes from the file name.
  pictures: {
    schema: z.array(pictureCatalogue.schema.omit({ id: true })),
    source: 'site/src/collections/picture-catalogue.ts',
  },
  list: { schema: z.record(z.string(), z.string().min(1)), source: 'site/src/collections/regions.ts' },
  page: { schema: pageSchema, source: 'site/src/sections/page-schema.ts' },
  service: { schema: serviceSchema, source: 'site/src/collections/services.ts' },
  project: { schema: projectSchema, source: 'site/src/collections/projects.ts' },
  post: { schema: postSchema, source: 'site/src/collections/posts.ts' },
  explainer: { schema: section, source: 'site/src/sections/page-schema.ts' },
  member: { schema: memberSchema, source: 'site/src/collections/team.ts' },
  partner: { schema: partnerSchema, source: 'site/src/collections/partners.ts' },
  product: { schema: productSchema, source: 'site/src/collections/products.ts' },
  ...wordsTypes,
};

export interface Models {
  /** Lists the faults that the build would find. */
  checkSite: (values: Values) => Fault[];
  schemas: Record<FileType, z.ZodType>;
  forms: Record<FileType, FormNode>;
}

const documented = [
  'contract',
  'site/src/collections',
  'site/src/lib',
  'site/src/routes',
  'site/src/sections',
];

/**
 * `content` is the content folder. `project` is the folder with contract/ and site/, whose comments become help texts.
 */
export function readModels(content: string, project: string): Models {
  const files = documented.flatMap((folder) =>
    listFiles(path.join(project, folder))
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => ({
        name: `${folder}/${name}`,
        text: readFileSync(path.join(project, folder, name), 'utf8'),
      })),
  );
  const helpOf = indexHelp(readWrittenObjects(files));
  const kinds = Object.entries(schemas).map(([name, schema]) => ({
    name,
    ...nameKind(name, schema),
    node: toFormNode(schema, helpOf(`site/src/sections/${name}/${name}.schema.ts`)),
  }));
  const forms = mapValues(sources, ({ schema, source }, type) => {
    const form = withKinds(toFormNode(schema, helpOf(source)), kinds);
    const file = `${type}.yaml`;
    return isWords(file) ? withDefaults(form, fillDefaults(content, file, {})) : form;
  });
  const ownSchemas = mapValues(sources, ({ schema }) => schema);
  return { schemas: ownSchemas, forms, checkSite: createSiteCheck(ownSchemas, content) };
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
