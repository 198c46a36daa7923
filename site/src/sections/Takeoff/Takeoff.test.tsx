import { expect, test } from 'vitest';
import { singleNames } from '../../../../contract/takeoff-fields.ts';
import { company, testSection } from '../testing.tsx';
import { Takeoff } from './Takeoff.island.tsx';

const samples = await testSection('Takeoff', (props) => <Takeoff {...props} contact={company} />);

test.each(samples)(
  "$name: shows both trades, the example's result and a link to the form",
  ({ html, props }) => {
    expect(html.all('h2').map(({ text }) => text)).toEqual(['Drywall', 'Framing']);
    const amounts = html.all('dl > div').map((line) => line.all('dd')[0]?.text);
    // Published example D8: a room of 12 by 14 by 8 ft.
    expect(amounts.slice(0, 5)).toEqual(['21', '702', '238 ft', '6.43 gal', '0']);
    expect(html.text).toContain('not a quote or a structural design');
    expect(html.text).toContain('est-1');
    expect(html.all(`a[href="${props.sendTo}"]`)).toHaveLength(1);
  },
);

test('labels every field, and names those that the server reads', () => {
  const html = samples[0]?.html;
  if (!html) throw new Error('there is no sample');
  const fields = html.all('input, select');
  const names = new Set(fields.map((field) => field.attribute('name')));
  expect(singleNames.filter((name) => !names.has(name))).toEqual([]);
  const labels = html.all('label').map((label) => label.attribute('for'));
  const unlabeled = fields
    .filter((field) => field.attribute('type') !== 'radio')
    .filter((field) => !labels.includes(field.attribute('id')));
  expect(unlabeled).toEqual([]);
});
