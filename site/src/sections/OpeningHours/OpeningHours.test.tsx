import { expect, test } from 'vitest';
import { formatHours } from '../../../../domain/format-hours.ts';
import { siteWords } from '../../../../contract/words/english-site.ts';
import { company, pick, testSection } from '../testing.tsx';
import { OpeningHours } from './OpeningHours.tsx';

const samples = await testSection('OpeningHours', (props) => <OpeningHours {...props} />);

test.each(samples)('$name: shows the hours without a script, and links the phone number', ({ html }) => {
  expect(html.one('[data-opening]').text).toBe(formatHours(company.hours, siteWords.hours));
  expect(html.one('a[href^="tel:"]').attribute('href')).toBe(`tel:${company.phone.e164}`);
});

test.each(samples)('$name: lists the steps in order', ({ html, props }) => {
  expect(html.all('ol li strong').map(({ text }) => text)).toEqual(props.steps.map(({ title }) => title));
});

test('marks an invented person as a sample', () => {
  expect(pick(samples, 'typical').html.one('figure').text).toContain('Sample');
});
