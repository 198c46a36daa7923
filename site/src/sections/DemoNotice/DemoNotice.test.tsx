import { expect, test } from 'vitest';
import { renderSamples, testSection } from '../testing.tsx';
import { DemoNotice } from './DemoNotice.tsx';

const samples = await renderSamples('DemoNotice', (props) => <DemoNotice {...props} />);
testSection(samples);

test.each(samples)('$name: explains in one note that this is a demonstration', ({ html, props }) => {
  expect(html.one('[role=note] strong').text).toBe('Demonstration');
  expect(html.one('[role=note] p').text).toBe(props.text);
});
