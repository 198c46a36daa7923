import { globSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Boundary } from './Boundary.tsx';
import { describeCrash } from './describe-crash.ts';

const contact = {
  phone: { shown: '(843) 555-0142', e164: '+18435550142' },
  email: 'hello@plumbandtrue.example',
};
/** React runs boundaries in browsers only (tests/shop.e2e.ts); here is what one shows before and after a crash. */
function show(state: Boundary['state']): string {
  const boundary = new Boundary({ contact, children: <p>The cart</p> });
  boundary.state = state;
  return renderToStaticMarkup(boundary.render());
}
const crashed = show(Boundary.getDerivedStateFromError(new Error('Numbers ran out.')));

test('nothing but the island is seen while nothing has crashed', () => {
  expect(show({ crash: null })).toBe('<p>The cart</p>');
});

test('a crash shows the heading of MESSAGE-CRASH and its own message, in place of the island', () => {
  expect(crashed).toContain('<h2>Unexpected Application Error!</h2>');
  expect(crashed).toMatch(/<p[^>]*>Numbers ran out\.<\/p>/);
  expect(crashed).toContain('role="alert"');
  expect(crashed).not.toContain('The cart');
});

test('whoever needed the island can still call or write', () => {
  expect(crashed).toContain('<a href="tel:+18435550142">(843) 555-0142</a>');
  expect(crashed).toContain('<a href="mailto:hello@plumbandtrue.example">hello@plumbandtrue.example</a>');
});

test.each([
  ['an error', new Error('Numbers ran out.'), 'Numbers ran out.'],
  [
    'an answer of the server',
    new Response('', { status: 502, statusText: 'Bad Gateway' }),
    '502 Bad Gateway',
  ],
  ['an answer without words', { status: 404 }, '404'],
  ['a thrown sentence', 'Out of nails', 'Out of nails'],
  ['an error without words', new Error(), 'No reason was given.'],
])('%s is described by its status or message', (_, thrown, text) => {
  expect(describeCrash(thrown)).toBe(text);
});

test('every island is in a boundary', () => {
  const islands = globSync('site/src/**/*.island.tsx');
  expect(islands.length).toBeGreaterThan(0);
  for (const island of islands) expect(readFileSync(island, 'utf8'), island).toContain('<Boundary ');
});
