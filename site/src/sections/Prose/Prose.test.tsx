import { expect, test } from 'vitest';
import { render } from '../render-piece.ts';
import { company, findRefusal, pick, renderSamples, testSection } from '../testing.tsx';
import { Prose } from './Prose.tsx';

const samples = await renderSamples('Prose', (props) => <Prose {...props} />);
testSection('Prose', samples);

test.each(samples)('$name: every heading and every paragraph is read in order', ({ html, props }) => {
  expect(html.all('h2').map(({ text }) => text)).toEqual(props.parts.flatMap(({ heading }) => heading ?? []));
  expect(html.all('p').map(({ text }) => text)).toEqual(props.parts.flatMap(({ text }) => text));
});

test('bold words and links are shown as such', () => {
  const text = ['See **our** [levels](/drywall), or [theirs](https://www.example.com).'];
  const html = render(<Prose kind="Prose" surface="paper" company={company} parts={[{ text }]} />);
  expect(html.text).toBe('See our levels, or theirs.');
  expect(html.all('strong').map(({ text: words }) => words)).toEqual(['our']);
  expect(html.all('a').map((link) => [link.attribute('href'), link.attribute('rel')])).toEqual([
    ['/drywall', null],
    ['https://www.example.com', 'noopener'],
  ]);
});

test('the e-mail address is the company’s', () => {
  const typical = pick(samples, 'typical');
  expect(typical.html.text).toContain(`Write to ${company.email} and say so.`);
});

test('a part without text is refused by its place', () => {
  expect(findRefusal('Prose', { parts: [{ text: ['A'] }, { heading: 'B' }] })).toContain('at parts[1].text');
});
