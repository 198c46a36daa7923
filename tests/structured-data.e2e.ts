/**
 * Checks that the structured data of built pages is complete. The types of schema-dts already prove that it is
 * schema.org.
 */
import Validator from '@adobe/structured-data-validator';
import { expect, test } from '@playwright/test';
import { selectAll } from 'css-select';
import { textContent } from 'domutils';
import type { AnyNode, Element } from 'domhandler';
import { parse } from 'parse5';
import { adapter } from 'parse5-htmlparser2-tree-adapter';
import { readPage, routes } from '../tools/lib/built-site.ts';

interface Fact {
  route: string;
  data: { '@type'?: unknown } & Record<string, unknown>;
}

const readFacts = (route: string): Fact[] => {
  const page = parse(readPage(route), { treeAdapter: adapter });
  const scripts = selectAll<AnyNode, Element>('script[type="application/ld+json"]', page);
  return scripts.map((script) => ({ route, data: JSON.parse(textContent(script)) as Fact['data'] }));
};
const facts = routes.flatMap(readFacts);

test('has all fields that search engines require', async () => {
  const validator = new Validator();
  for (const { route, data } of facts) {
    const issues = await validator.validate({ jsonld: { [String(data['@type'])]: [structuredClone(data)] } });
    expect(
      issues.map(({ issueMessage }) => issueMessage),
      route,
    ).toEqual([]);
  }
  const trail = { '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', position: 1 }] };
  const issues = await validator.validate({ jsonld: { BreadcrumbList: [trail] } });
  expect(issues.some(({ severity }) => severity === 'ERROR')).toBe(true);
});
