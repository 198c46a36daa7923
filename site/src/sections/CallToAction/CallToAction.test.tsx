import { expect, test } from 'vitest';
import { company, renderSamples, testSection } from '../testing.tsx';
import { CallToAction } from './CallToAction.tsx';

const samples = await renderSamples('CallToAction', (props) => <CallToAction {...props} />);
testSection('CallToAction', samples);

test.each(samples)('$name: offers the next step and, beside it, the phone', ({ html, props }) => {
  expect(html.all('a').map((link) => [link.text, link.attribute('href')])).toEqual([
    [props.action.label, props.action.path],
    [company.phone.shown, `tel:${company.phone.e164}`],
  ]);
});

test.each(samples)('$name: asks in the heading and explains in the text', ({ html, props }) => {
  expect(html.one('h2').text).toBe(props.title);
  expect(html.one('p').text).toBe(props.text);
});
