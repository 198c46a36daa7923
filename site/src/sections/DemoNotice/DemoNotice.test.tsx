import { expect, test } from 'vitest';
import { testSection } from '../testing.tsx';
import { DemoNotice } from './DemoNotice.tsx';

const samples = await testSection('DemoNotice', (props) => <DemoNotice {...props} />);

test.each(samples)('$name: explains in one note that this is a demonstration', ({ html, props }) => {
  expect(html.one('[role=note] strong').text).toBe('Demonstration');
  expect(html.one('[role=note] p').text).toBe(props.text);
});
