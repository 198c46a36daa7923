import { globSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Boundary } from './Boundary.tsx';
import { describeCrash } from './describe-crash.ts';

const contact = {
  phone: { shown: '(843) 555-0142', e164: '+18435550142' },
  email: 'hello@plumbandtrue.example',
};
/** Error boundaries run only in browsers (tests/shop.e2e.ts). This renders one before and after a crash. */
function show(state: Boundary['state']): string {
  const boundary = new Boundary({ contact, children: <p>The cart</p> });
  boundary.state = state;
  return renderToStaticMarkup(boundary.render());
}
const crashed = show(Boundary.getDerivedStateFromError(new Error('Numbers ran out.')));

test('renders only the island until it crashes', () => {
  expect(show({ crash: null })).toBe('<p>The cart</p>');
});

test('replaces a crashed island with the heading of MESSAGE-CRASH and the error message', () => {
  expect(crashed).toContain('<h2>Unexpected Application Error!</h2>');
  expect(crashed).toMatch(/<p[^>]*>Numbers ran out\.<\/p>/);
  expect(crashed).toContain('role="alert"');
  expect(crashed).not.toContain('The cart');
});

test('keeps phone and email within reach after a crash', () => {
  expect(crashed).toContain('<a href="tel:+18435550142">(843) 555-0142</a>');
  expect(crashed).toContain('<a href="mailto:hello@plumbandtrue.example">hello@plumbandtrue.example</a>');
});

test.each([
  ['an error', new Error('Numbers ran out.'), 'Numbers ran out.'],
  ['a response', new Response('', { status: 502, statusText: 'Bad Gateway' }), '502 Bad Gateway'],
  ['a response without status text', { status: 404 }, '404'],
  ['a thrown string', 'Out of nails', 'Out of nails'],
  ['an error without a message', new Error(), 'No reason was given.'],
])('describes %s by its status or message', (_, thrown, text) => {
  expect(describeCrash(thrown)).toBe(text);
});

test('wraps every island in a boundary', () => {
  const islands = globSync('site/src/**/*.island.tsx');
  expect(islands.length).toBeGreaterThan(0);
  for (const island of islands) expect(readFileSync(island, 'utf8'), island).toContain('<Boundary ');
});
