import { expect, test } from 'vitest';
import { findRefusal, testSection } from '../testing.tsx';
import { PricingPlans } from './PricingPlans.tsx';

const samples = await testSection('PricingPlans', (props) => <PricingPlans {...props} />);

test.each(samples)(
  '$name: ticks a feature and announces it as included only for plans that have it',
  ({ html, props }) => {
    const lines = html.all('li[data-ticked]');
    expect(lines).toHaveLength(props.items.length * props.features.length);
    lines.forEach((line, index) => {
      const plan = props.items[Math.floor(index / props.features.length)];
      const number = index % props.features.length;
      const isTicked = plan?.ticked.includes(number + 1) ?? false;
      expect(line.attribute('data-ticked')).toBe(String(isTicked));
      expect(line.text).toContain(
        `${props.features[number] ?? ''}${isTicked ? ': included' : ': not included'}`,
      );
      expect(line.all('svg')).toHaveLength(isTicked ? 1 : 0);
    });
  },
);

test.each([
  [
    'a price that is text',
    { items: [{ title: 'A', icon: 'room', price: '$5', per: 'day', ticked: [] }] },
    'at items[0].price',
  ],
  [
    'an unknown drawing',
    { items: [{ title: 'A', icon: 'boat', price: 5, per: 'day', ticked: [] }] },
    'at items[0].icon',
  ],
  ['a list without features', { features: [] }, 'at features'],
  [
    'a comparison line with a missing value',
    { comparison: { title: 'Side by side', rows: [{ label: 'Days', values: ['One'] }] } },
    'at comparison.rows[0].values',
  ],
])('rejects %s and reports its path', (_, changes, place) => {
  expect(findRefusal('PricingPlans', changes)).toContain(place);
});
