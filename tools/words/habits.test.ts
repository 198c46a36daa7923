import { expect, test } from 'vitest';
import { checkWords } from './habits.ts';

const page = (name: string, data: unknown) => ({ name: `content/pages/${name}.yaml`, data });

test.each([
  ['Grey walls', 'Grey'],
  ['A six-storey hotel', 'storey'],
  ['The centre line', 'centre'],
  ['Office fit-out', 'fit-out'],
  ['Send an enquiry', 'enquiry'],
  ['People whom we pay', 'whom'],
])('reports British words with their place: %s', (text, found) => {
  const [fault, ...others] = checkWords([page('a', { sections: [{ title: text }] })]);
  expect(fault).toMatch(`content/pages/a.yaml: sections.0.title: “${found}”: write `);
  expect(others).toEqual([]);
});

test('ignores names that the site looks up', () => {
  const sections = [{ kind: 'Enquiry', picture: 'grey-room', action: { label: 'Ask us', path: '/enquiry' } }];
  expect(checkWords([page('a', { sections })])).toEqual([]);
});

test('reports a link that promises reading but leads to a form', () => {
  const action = (path: string) => ({ label: 'Read more', path });
  expect(checkWords([page('a', { action: action('/drywall') })])).toEqual([]);
  for (const path of ['/contact', '/contact-style-02', '#contact'])
    expect(checkWords([page('a', { sections: [{ action: action(path) }] })])).toEqual([
      `content/pages/a.yaml: “Read more” leads to a form: ${path}`,
    ]);
});

test('reports a row of services of which only some have a link', () => {
  const row = (...items: unknown[]) => [
    page('a', { sections: [{ kind: 'Services', title: 'Roofs', items }] }),
  ];
  const [linked, bare] = [{ title: 'Metal', path: '/metal' }, { title: 'Flat' }];
  expect(checkWords(row(linked, 'drywall'))).toEqual([]);
  expect(checkWords(row(bare, bare))).toEqual([]);
  expect(checkWords(row(linked, bare))).toEqual([
    'content/pages/a.yaml: “Roofs”: give every item a path, or none',
  ]);
});

test('reports times in UTC for an owner', () => {
  expect(checkWords([page('mails', { digest: { period: 'Times are UTC' } })])).toEqual([
    "content/pages/mails.yaml: digest.period: write times in the company's time zone, not in UTC",
  ]);
});

test('requires a source in the same file for a local rule', () => {
  const sections = [{ text: 'Summerville is in seismic category D2.' }];
  expect(checkWords([page('a', { sections })])).toEqual([
    'content/pages/a.yaml: “seismic category”: name the source, as source (of a fact) or sources (of a page)',
  ]);
  expect(checkWords([page('a', { sources: [{ name: 'The town' }], sections })])).toEqual([]);
});

const promise = 'You hear back within one business day.';

test('accepts a sentence in three files but not in four', () => {
  const files = ['a', 'b', 'c'].map((name) => page(name, { text: `Send two lines. ${promise}` }));
  expect(checkWords(files)).toEqual([]);
  const fourth = page('d', { promise: [promise, promise] });
  expect(checkWords([...files, fourth])).toEqual([
    '“You hear back within one business day” is in 4 files: content/pages/a.yaml, content/pages/b.yaml, content/pages/c.yaml, content/pages/d.yaml',
  ]);
});

test('accepts labels of three words and fixed sentences anywhere', () => {
  const files = ['a', 'b', 'c', 'd'].map((name) => page(name, { label: 'Who We Are', title: promise }));
  expect(checkWords(files, [promise])).toEqual([]);
});
