import { afterEach, expect, test, vi } from 'vitest';
import { pick, testSection } from '../testing.tsx';
import { Field } from '../../parts/Field/Field.tsx';
import { getListField } from './checkout-fields.ts';
import { Checkout } from './Checkout.island.tsx';
import { loadList } from './load-list.ts';
import { OrderSummary } from './OrderSummary.tsx';

const samples = await testSection('Checkout', ({ order, country, ...props }) => (
  <Checkout
    {...props}
    order={order.title}
    contact={props.company}
    countries={<Field {...getListField('countries')} value={country} />}
    districts={<Field {...getListField('districts')} />}
  >
    <OrderSummary lines={order.lines} />
  </Checkout>
));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
const fieldsOf = (html: (typeof samples)[number]['html']) => html.one('form[data-checkout]').all('[name]');

test('supports autofill and the right keyboard on phones', () => {
  const known = fieldsOf(pick(samples, 'typical').html).map((field) => [
    field.attribute('name'),
    field.attribute('type'),
    field.attribute('autocomplete'),
  ]);
  expect(known).toEqual([
    ['fname', 'text', 'given-name'],
    ['lname', 'text', 'family-name'],
    ['cname', 'text', 'organization'],
    ['country', 'text', 'country'],
    ['hnumber', 'text', 'address-line1'],
    ['address2', 'text', 'address-line2'],
    ['city', 'text', 'address-level2'],
    ['district', 'text', 'address-level1'],
    ['pcode', 'text', 'postal-code'],
    ['number', 'tel', 'tel'],
    ['email', 'email', 'email'],
    ['notes', null, null],
  ]);
});

test.each([
  ['requested without a network', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['refused by the server', async () => new Response('', { status: 503 })],
  ['that is not a list', async () => new Response('<h1>Sorry</h1>')],
])('only logs the error for a list %s, in the words of MESSAGE-LISTS', async (_, answer) => {
  vi.stubGlobal('fetch', answer);
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(loadList('districts')).resolves.toEqual([]);
  expect(logged).toHaveBeenCalledExactlyOnceWith('Error fetching data:', expect.any(Error));
});
