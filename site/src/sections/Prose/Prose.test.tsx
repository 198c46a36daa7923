import { expect, test } from 'vitest';
import { company, pick, renderSamples, testSection } from '../testing.tsx';
import { Prose } from './Prose.tsx';

const samples = await renderSamples('Prose', (props) => <Prose {...props} />);
testSection(samples);

test('the e-mail address is the company’s', () => {
  const typical = pick(samples, 'typical');
  expect(typical.html.text).toContain(`Write to ${company.email} and say so.`);
});
