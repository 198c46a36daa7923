import { expect, test } from 'vitest';
import { findRefusal, renderSamples, testRoom } from '../testing.tsx';
import { Demonstration } from './Demonstration.tsx';

const samples = await renderSamples('Demonstration', (props) => <Demonstration {...props} />);
testRoom('Demonstration', samples);

test.each(samples)(
  '$name: one note says that this is a demonstration, and what that means',
  ({ html, props }) => {
    expect(html.one('[role=note] strong').text).toBe('Demonstration');
    expect(html.one('[role=note] p').text).toBe(props.text);
  },
);

test('a strip without words is refused by its place', () => {
  expect(findRefusal('Demonstration', { text: ' ' })).toContain('at text');
});
