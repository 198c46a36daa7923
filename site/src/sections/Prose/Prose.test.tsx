import { expect, test } from 'vitest';
import { render } from '../render-piece.ts';
import { company, pick, testSection } from '../testing.tsx';
import { Prose } from './Prose.tsx';

const samples = await testSection('Prose', (props) => <Prose {...props} />);

test('renders bold words and links', () => {
  const text = ['See **our** [levels](/drywall), or [theirs](https://www.example.com).'];
  const html = render(<Prose kind="Prose" surface="paper" company={company} parts={[{ text }]} />);
  expect(html.text).toBe('See our levels, or theirs.');
  expect(html.all('strong').map(({ text: words }) => words)).toEqual(['our']);
  expect(html.all('a').map((link) => [link.attribute('href'), link.attribute('rel')])).toEqual([
    ['/drywall', null],
    ['https://www.example.com', 'noopener'],
  ]);
});

test('shows the company’s email address', () => {
  const typical = pick(samples, 'typical');
  expect(typical.html.text).toContain(`Write to ${company.email} and say so.`);
});
