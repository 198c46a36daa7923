import { afterEach, expect, test, vi } from 'vitest';
import { pick, renderSamples, testSection } from '../testing.tsx';
import { Field } from '../../parts/Field/Field.tsx';
import { getListField } from './checkout-fields.ts';
import { Checkout } from './Checkout.island.tsx';
import { loadList } from './load-list.ts';
import { OrderSummary } from './OrderSummary.tsx';
import { orderDelayMs, submitOrder } from './submit-order.ts';

const samples = await renderSamples('Checkout', ({ order, country, ...props }) => (
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
testSection(samples);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
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

test('requests a list by its relative address', async () => {
  const fetch = vi.fn(async () => Response.json([{ name: 'Bangladesh', code: 'BD' }]));
  vi.stubGlobal('fetch', fetch);
  await expect(loadList('countries')).resolves.toEqual([{ name: 'Bangladesh', code: 'BD' }]);
  expect(fetch.mock.calls).toEqual([['../../countries.json']]);
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

test.each([
  ['succeeds', true, 'submitted'],
  ['fails when the browser is offline', false, 'failed'],
])('%s after 1000 ms', async (_, onLine, outcome) => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine });
  let state = 'waiting';
  const order = submitOrder().then(
    () => (state = 'submitted'),
    () => (state = 'failed'),
  );
  await vi.advanceTimersByTimeAsync(999);
  expect([orderDelayMs, state]).toEqual([1000, 'waiting']);
  await vi.advanceTimersByTimeAsync(1);
  await order;
  expect(state).toBe(outcome);
});
