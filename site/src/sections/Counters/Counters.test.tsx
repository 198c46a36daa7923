import { formatNumber } from '../../../../contract/language.ts';
import { expect, test } from 'vitest';
import { pick, renderSamples, testSection } from '../testing.tsx';
import { Counters } from './Counters.tsx';

const samples = await renderSamples('Counters', (props) => <Counters {...props} />);
testSection('Counters', samples);

test.each(samples)(
  '$name: the final numbers are in the HTML, so they are read without JavaScript',
  ({ html, props }) => {
    expect(html.all('dd').map(({ text }) => text)).toEqual(
      props.items.map(({ prefix, value, suffix }) => `${prefix}${formatNumber(value)}${suffix}`.trim()),
    );
  },
);

// DATA-COUNTER
test.each(samples)('$name: the script finds what to count to and how long', ({ html, props }) => {
  const list = html.one('dl[data-counters]');
  expect(list.attribute('data-duration')).toBe(String(props.durationMs));
  expect(list.all('[data-counter]').map((number) => Number(number.attribute('data-counter')))).toEqual(
    props.items.map(({ value }) => value),
  );
});

test.each(samples)('$name: a number has its own title', ({ html, props }) => {
  const read = html
    .all('dl div')
    .map((row) => [row.one('dt').text, row.one('[data-counter]').attribute('data-counter')]);
  expect(read).toEqual(props.items.map(({ title, value }) => [title, String(value)]));
});

test('numbers shrink before they run into each other', () => {
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

test('counts for three seconds and adds a plus unless the editor says otherwise', () => {
  const typical = pick(samples, 'typical');
  expect(typical.html.one('dl').attribute('data-duration')).toBe('3000');
  expect(typical.html.all('dd')[0]?.text).toBe('31+');
});
