import { expect, test } from 'vitest';
import { formatDollars } from '../../../../contract/language.ts';
import { company, testSection } from '../testing.tsx';
import { Cart } from './Cart.island.tsx';

const contact = { phone: company.phone, email: company.email };
const samples = await testSection('Cart', (props) => <Cart {...props} contact={contact} />);
const filled = samples.filter(({ props }) => props.lines.length > 0);

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
