import { expect, test } from 'vitest';
import { formatDollars } from '../../../../contract/language.ts';
import { company, pick, renderSamples, testSection } from '../testing.tsx';
import { Cart } from './Cart.island.tsx';

const contact = { phone: company.phone, email: company.email };
const samples = await renderSamples('Cart', (props) => <Cart {...props} contact={contact} />);
testSection('Cart', samples);
const filled = samples.filter(({ props }) => props.lines.length > 0);
const rowsOf = (html: (typeof samples)[number]['html']) => html.all('tbody tr');

test.each(filled)('$name: the table has the six columns of CART-TABLE', ({ html }) => {
  const heads = html.all('thead th').map(({ text }) => text);
  expect(heads).toEqual(['Remove', 'Image', 'Product', 'Price', 'Quantity', 'Total']);
  for (const row of rowsOf(html))
    expect(row.all('[role]').filter(({ tag }) => /^t[dh]$/.test(tag))).toHaveLength(6);
});

// DATA-CART-LINE
test.each(filled)('$name: a line shows its product, price, quantity and their product', ({ html, props }) => {
  const shown = rowsOf(html).map((row) => [
    row.one('th').text,
    row.one('td[data-head=Price]').text,
    row.one('input').attribute('value'),
    row.one('td[data-head=Total]').text,
  ]);
  expect(shown).toEqual(
    props.lines.map(({ product: { title, price }, quantity }) => [
      title,
      formatDollars(price),
      String(quantity),
      formatDollars(price * quantity),
    ]),
  );
});

test.each(filled)('$name: the total equals the subtotal, the sum of all lines', ({ html, props }) => {
  const sum = props.lines.reduce((total, { product, quantity }) => total + product.price * quantity, 0);
  expect(html.all('dl div').map((row) => [row.one('dt').text, row.one('dd').text])).toEqual([
    ['Subtotal', formatDollars(sum)],
    ['Total', formatDollars(sum)],
  ]);
});

test.each(filled)(
  '$name: quantities are whole numbers of at least 1, and every control says what it is for',
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

test.each(filled)('$name: Enter in a quantity updates the cart and removes nothing', ({ html }) => {
  const form = html.all('form').find((candidate) => candidate.all('table').length === 1);
  const own = form?.all('button').filter((button) => !button.has('form'));
  expect(own?.map(({ text }) => text)).toEqual(['Update cart']);
});

test.each(samples)('$name: no form has an address', ({ html }) => {
  for (const form of html.all('form')) {
    expect([form.attribute('method'), form.attribute('action')]).toEqual(['dialog', null]);
  }
});

test.each(filled)('$name: a coupon needs a code before it can be applied', ({ html }) => {
  expect(html.one('input[name=coupon_code]').has('required')).toBe(true);
  expect(html.all('button').map(({ text }) => text)).toContain('Apply Coupon');
});

test('an empty cart says so, leads back, and offers no checkout', () => {
  const { html, props } = pick(samples, 'empty');
  expect(html.one('h2').text).toBe(props.empty);
  expect(html.all('a').map((link) => link.attribute('href'))).toEqual([props.back.path]);
  expect(html.all('table')).toEqual([]);
});

test('the checkout is the loud next step of a filled cart', () => {
  const { html, props } = pick(samples, 'typical');
  expect(html.one('a[data-tone=loud]').attribute('href')).toBe(props.checkout.path);
});
