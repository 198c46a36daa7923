import { expect, test } from 'vitest';
import { checkCitations, findCitations, listPromises, listUntested, listVague } from './specification.ts';

const specification = [
  '# Specification',
  'What **HEADER-BOLD** is in a sentence promises nothing.',
  '- **HEADER-STICKY** The header is sticky after 70 px.',
  '- **VARIANT-07** Logistics.',
].join('\n');
const promises = listPromises(specification);
const file = (name: string, text: string) => ({ name, text });

test('a promise is a list item that begins with its id', () => {
  expect(promises).toEqual(['HEADER-STICKY', 'VARIANT-07']);
});

test('an id that no line promises is named with its place', () => {
  const files = [file('site/a.ts', '// HEADER-STICKY\n// HEADER-STIKY, VARIANT-07')];
  expect(checkCitations(promises, files)).toEqual([
    'site/a.ts:2: docs/specification.md promises no HEADER-STIKY',
  ]);
});

test('names of standards, licenses, signatures and patterns are no ids', () => {
  const text =
    'UTF-8, JSON-LD, MIT-0, LGPL-3.0-or-later, SHA-256, HMAC-SHA256, PT-NONE-NONE, [A-HJKMNP-TV-Z], X-Issue-Token, M60-306C12';
  expect(findCitations(text)).toEqual([]);
});

test('code that speaks of the specification names a promise; documents need not', () => {
  const vague = 'the numbers of the specification, section 9';
  const files = [
    file('server/a.ts', `/** ${vague} */`),
    file('server/b.ts', '// The Standard Webhooks specification; openingHoursSpecification; x-specification'),
    file('tests/c.e2e.ts', '// HEADER-STICKY of the specification'),
    file('docs/d.md', vague),
  ];
  expect(listVague(files)).toEqual(['server/a.ts:1: name the promise by its id in docs/specification.md']);
});

test('a promise that is made twice is named', () => {
  expect(checkCitations([...promises, 'VARIANT-07'], [])).toEqual([
    'docs/specification.md: VARIANT-07 is promised twice',
  ]);
});

test('only a test counts as proof', () => {
  const files = [
    file('site/a.tsx', '// HEADER-STICKY'),
    file('docs/b.md', 'HEADER-STICKY'),
    file('tests/c.e2e.ts', '// VARIANT-07'),
  ];
  expect(listUntested(promises, files)).toEqual(['HEADER-STICKY']);
  expect(listUntested(promises, [...files, file('site/a.test.tsx', "test('HEADER-STICKY')")])).toEqual([]);
});
