import { expect, test } from 'vitest';
import { singleNames } from '../../../../contract/takeoff-fields.ts';
import { render } from '../render-piece.ts';
import { company, findRefusal, renderSamples, testSection } from '../testing.tsx';
import { Takeoff } from './Takeoff.island.tsx';

const samples = await renderSamples('Takeoff', (props) => <Takeoff {...props} contact={company} />);
testSection('Takeoff', samples);

test.each(samples)(
  '$name: shows both trades, the result of the example and where to send it',
  ({ html, props }) => {
    expect(html.all('h2').map(({ text }) => text)).toEqual(['Drywall', 'Framing']);
    const amounts = html.all('dl > div').map((line) => line.all('dd')[0]?.text);
    // Published example D8: a room of 12 by 14 by 8 ft.
    expect(amounts.slice(0, 5)).toEqual(['21', '702', '238 ft', '6.43 gal', '0']);
    expect(html.text).toContain('no quote and no structural design');
    expect(html.text).toContain('est-1');
    expect(html.all(`a[href="${props.sendTo}"]`)).toHaveLength(1);
  },
);

test('every field has a label, and what the server reads has its name', () => {
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

test('a place to send it to is an address of this site', () => {
  expect(findRefusal('Takeoff', { sendTo: 'https://elsewhere.example' })).toContain('sendTo');
});

test('an address with parameters shows what it asks for', () => {
  const query = 'room-length=10&room-width=8&room-height=8&room-length=9&level=5';
  const html = render(<Takeoff sendTo="#send" contact={company} query={query} />);
  expect(html.all('[data-list=room] li')).toHaveLength(3);
  const chosen = html.one('select[name=level]').all('option[selected]');
  expect(chosen.map((option) => option.attribute('value'))).toEqual(['5']);
  expect(html.all('[aria-invalid=true]').map((field) => field.attribute('id'))).toContain('room-width-2');
});
