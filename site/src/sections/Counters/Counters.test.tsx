import { expect, test } from 'vitest';
import { pick, testSection } from '../testing.tsx';
import { Counters } from './Counters.tsx';

const samples = await testSection('Counters', (props) => <Counters {...props} />);

test('shrinks numbers before they overlap', () => {
  const sizes = Object.fromEntries(
    samples.map(({ name, html }) => [name, html.one('dl').attribute('data-size')]),
  );
  expect(sizes).toEqual({
    typical: 'large',
    least: 'large',
    snug: 'snug',
    medium: 'medium',
    most: 'small',
  });
});

test('counts for three seconds and adds a plus by default', () => {
  const typical = pick(samples, 'typical');
  expect(typical.html.one('dl').attribute('data-duration')).toBe('3000');
  expect(typical.html.all('dd')[0]?.text).toBe('31+');
});
