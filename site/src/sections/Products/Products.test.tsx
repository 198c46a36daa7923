import { expect, test } from 'vitest';
import { testSection } from '../testing.tsx';
import { Products } from './Products.tsx';

const samples = await testSection('Products', (props) => <Products {...props} />);
const cardsOf = (html: (typeof samples)[number]['html']) => html.all('li[data-in]');

test.each(samples)('$name: gives the “Add to cart” links distinct accessible names', ({ html, props }) => {
  const names = cardsOf(html).map((card) => card.one('a').text);
  expect(names).toEqual(props.items.map(({ title }) => `Add to cart: ${title}`));
});

test.each(samples)('$name: shows the sale! badge only on products that are on sale', ({ html, props }) => {
  const onSale = cardsOf(html).map((card) => card.all('p').some(({ text }) => text === 'sale!'));
  expect(onSale).toEqual(props.items.map(({ sale }) => sale));
});
