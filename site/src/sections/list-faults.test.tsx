import { expect, test } from 'vitest';
import { listFaults } from './list-faults.ts';
import { render } from './render-piece.ts';

test('what keeps the rules has no fault', () => {
  const html = render(
    <>
      <h2 id="head">Walls</h2>
      <h3>Studs</h3>
      <img src="/a.avif" alt="A wall" width="4" height="3" loading="lazy" />
      <a href="/contact" aria-describedby="head">
        Ask us
      </a>
      <a href="https://example.com/" rel="noopener">
        Map
      </a>
      <button aria-label="Next" />
    </>,
  );
  expect(listFaults(html)).toEqual([]);
});

test.each([
  [
    'a picture without words',
    <img src="/a.avif" width="4" height="3" loading="lazy" />,
    'picture /a.avif has no alt',
  ],
  [
    'a picture without its size',
    <img src="/a.avif" alt="A" width="4" loading="lazy" />,
    'picture /a.avif has no height',
  ],
  ['a style attribute', <p style={{ color: 'red' }}>A</p>, '<p> has a style attribute'],
  ['a frame', <iframe title="A" />, '<iframe> loads before it is asked for'],
  [
    'one id for two elements',
    <>
      <p id="a">A</p>
      <p id="a">B</p>
    </>,
    'id a is used twice',
  ],
  ['a label of nothing', <label htmlFor="b">B</label>, 'for points to b, which is nowhere'],
  ['a link without a name', <a href="/a" />, '<a> has no name'],
  ['a button without a name', <button />, '<button> has no name'],
  [
    'a foreign link that hands over the page',
    <a href="https://example.com/">A</a>,
    'link to https://example.com/ has no rel="noopener"',
  ],
  [
    'a heading that skips a level',
    <>
      <h2>A</h2>
      <h4>B</h4>
    </>,
    'a heading of level 4 follows level 2',
  ],
])('%s is a fault', (_, node, sentence) => {
  expect(listFaults(render(node))).toEqual([expect.stringContaining(sentence)]);
});
