import { expect, test } from 'vitest';
import { formatDollars } from '../../../../contract/language.ts';
import { company, pick, renderSamples, testSection } from '../testing.tsx';
import { Cart } from './Cart.island.tsx';

const contact = { phone: company.phone, email: company.email };
const samples = await renderSamples('Cart', (props) => <Cart {...props} contact={contact} />);
testSection(samples);
const filled = samples.filter(({ props }) => props.lines.length > 0);
const rowsOf = (html: (typeof samples)[number]['html']) => html.all('tbody tr');

test.each(filled)(
  '$name: shows a total that equals the subtotal, the sum of all lines',
  ({ html, props }) => {
    const sum = props.lines.reduce((total, { product, quantity }) => total + product.price * quantity, 0);
    expect(html.all('dl div').map((row) => [row.one('dt').text, row.one('dd').text])).toEqual([
      ['Subtotal', formatDollars(sum)],
      ['Total', formatDollars(sum)],
    ]);
  },
);

test.each(filled)(
  '$name: requires whole quantities of at least 1, and labels every control',
  ({ html, props }) => {
    props.lines.forEach(({ product }, index) => {
      const row = rowsOf(html)[index];
      const quantity = row?.one('input[type=number][required]');
      expect([quantity?.attribute('min'), quantity?.attribute('step')]).toEqual(['1', '1']);
      expect(quantity?.attribute('aria-label')).toBe(`Quantity of ${product.title}`);
      expect(row?.one('button').attribute('aria-label')).toBe(`Remove ${product.title}`);
    });
  },
);

test.each(filled)('$name: updates the cart on Enter in a quantity, and removes nothing', ({ html }) => {
  const form = html.all('form').find((candidate) => candidate.all('table').length === 1);
  const own = form?.all('button').filter((button) => !button.has('form'));
  expect(own?.map(({ text }) => text)).toEqual(['Update cart']);
});

test('shows an empty cart with a link back and without a checkout', () => {
  const { html, props } = pick(samples, 'empty');
  expect(html.one('h2').text).toBe(props.empty);
  expect(html.all('a').map((link) => link.attribute('href'))).toEqual([props.back.path]);
  expect(html.all('table')).toEqual([]);
});
