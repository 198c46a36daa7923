/** What built pages tell search engines is schema.org, and complete enough for what these show of it. */
import Validator from '@adobe/structured-data-validator';
import { expect, test } from '@playwright/test';
import { selectAll } from 'css-select';
import { textContent } from 'domutils';
import type { AnyNode, Element } from 'domhandler';
import { parse } from 'parse5';
import { adapter } from 'parse5-htmlparser2-tree-adapter';
import { readPage, routes } from '../tools/lib/built-site.ts';
import { listVocabularyFaults, type Fact } from './support/check-vocabulary.ts';

const readFacts = (route: string): Fact[] => {
  const page = parse(readPage(route), { treeAdapter: adapter });
  const scripts = selectAll<AnyNode, Element>('script[type="application/ld+json"]', page);
  return scripts.map((script) => ({ route, data: JSON.parse(textContent(script)) as Fact['data'] }));
};
const facts = routes.flatMap(readFacts);

test('every type, property and value is of the vocabulary of schema.org', () => {
  // The compiler reads the whole vocabulary.
  test.setTimeout(300_000);
  expect(facts.length).toBeGreaterThan(40);
  const [first] = facts;
  if (!first) throw new Error('no page has facts');
  const wrong = [
    { ...first.data, foundingDay: '2011' },
    { ...first.data, '@type': 'GeneralBuilder' },
    { ...first.data, address: { '@type': 'PostalAddress', addressLocality: 3 } },
  ].map((data, index) => ({ route: `wrong on purpose ${index}`, data }));
  const faults = listVocabularyFaults([...facts, ...wrong]);
  expect(faults.filter((fault) => !fault.startsWith('wrong on purpose'))).toEqual([]);
  expect(faults.map((fault) => fault.slice(0, 18))).toEqual(wrong.map(({ route }) => route));
});

test('nothing is missing that search engines ask for before they show it', async () => {
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

test('the trail that search engines read is the one that visitors see', () => {
  for (const { route, data } of facts.filter((fact) => fact.data['@type'] === 'BreadcrumbList')) {
    const page = parse(readPage(route), { treeAdapter: adapter });
    const seen = selectAll<AnyNode, Element>('main nav ol li', page).map((item) => textContent(item).trim());
    const told = (data['itemListElement'] as { name: string }[]).map(({ name }) => name);
    expect(told, route).toEqual(seen);
  }
});
