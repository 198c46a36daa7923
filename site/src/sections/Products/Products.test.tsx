import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { renderSamples, testSection } from '../testing.tsx';
import { Products } from './Products.tsx';

const samples = await renderSamples('Products', (props) => <Products {...props} />);
testSection(samples);
const css = readFileSync(new URL('./Products.module.css', import.meta.url), 'utf8');
const cardsOf = (html: (typeof samples)[number]['html']) => html.all('li[data-in]');

test.each(samples)('$name: gives the “Add to cart” links distinct accessible names', ({ html, props }) => {
  const names = cardsOf(html).map((card) => card.one('a').text);
  expect(names).toEqual(props.items.map(({ title }) => `Add to cart: ${title}`));
});

test.each(samples)('$name: shows the sale! badge only on products that are on sale', ({ html, props }) => {
  const onSale = cardsOf(html).map((card) => card.all('p').some(({ text }) => text === 'sale!'));
  expect(onSale).toEqual(props.items.map(({ sale }) => sale));
});

test.each(samples)('$name: has CSS rules for each option', ({ html }) => {
  for (const option of html.all('option')) {
    const number = option.attribute('data-filter') ?? '';
    expect(css).toContain(`:has([data-filter='${number}']:checked) [data-count='${number}']`);
    if (number === '0') continue;
    expect(css).toContain(`:has([data-filter='${number}']:checked) .item:not([data-in='${number}'])`);
  }
});
