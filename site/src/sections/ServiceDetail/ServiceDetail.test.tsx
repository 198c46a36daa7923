import { expect, test } from 'vitest';
import { formatHours } from '../../../../domain/format-hours.ts';
import { siteWords } from '../../../../contract/words/english-site.ts';
import { company, testSection } from '../testing.tsx';
import { ServiceDetail } from './ServiceDetail.tsx';

const siblings = [
  { label: 'Drywall', path: '/drywall' },
  { label: 'Framing', path: '/framing' },
  { label: 'Fiberglass-Reinforced Panel', path: '/fiberglass-reinforced-panel' },
];
const samples = await testSection('ServiceDetail', (props) => (
  <ServiceDetail {...props} siblings={siblings} />
));

// SERVICE-SIDE
test.each(samples)('$name: lists every service and marks only the current one', ({ html, props }) => {
  const links = html.one('aside').all('li a');
  expect(links.map((link) => [link.text, link.attribute('href')])).toEqual(
    [...siblings, ...props.further].map(({ label, path }) => [label, path]),
  );
  const marked = links.filter((link) => link.attribute('aria-current') === 'page');
  expect(marked.map((link) => link.attribute('href'))).toEqual(
    siblings.map(({ path }) => path).filter((path) => path === props.path),
  );
});

test.each(samples)('$name: loads the large picture first and the details lazily', ({ html, props }) => {
  expect(html.all('img').map((img) => [img.attribute('src'), img.attribute('loading')])).toEqual([
    [props.mainPicture.fallback, null],
    ...props.details.map(({ fallback }) => [fallback, 'lazy']),
  ]);
});

test.each(samples)('$name: offers a phone number', ({ html }) => {
  const call = html.one(`a[href="tel:${company.phone.e164}"]`);
  expect(call.text).toBe(company.phone.shown);
  expect(html.one('aside').text).toContain(formatHours(company.hours, siteWords.hours));
});
