import { expect, test } from 'vitest';
import { company, pick, renderSamples, testSection } from '../testing.tsx';
import { Prose } from './Prose.tsx';

const samples = await renderSamples('Prose', (props) => <Prose {...props} />);
testSection('Prose', samples);

test.each(samples)('$name: every heading and every paragraph is read in order', ({ html, props }) => {
  expect(html.all('h2').map(({ text }) => text)).toEqual(props.parts.flatMap(({ heading }) => heading ?? []));
  expect(html.all('p').map(({ text }) => text)).toEqual(props.parts.flatMap(({ text }) => text));
});

test('the e-mail address is the company’s', () => {
  const typical = pick(samples, 'typical');
  expect(typical.html.text).toContain(`Write to ${company.email} and say so.`);
});
