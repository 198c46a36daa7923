import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pick, renderSamples, testSection } from '../testing.tsx';
import { Projects } from './Projects.tsx';

const samples = await renderSamples('Projects', (props) => <Projects {...props} />);
testSection(samples);
const css = readFileSync(new URL('./Projects.module.css', import.meta.url), 'utf8');

test.each(samples)('$name: has a CSS rule for each filter button', ({ html }) => {
  for (const button of html.all('input[data-filter]')) {
    const number = button.attribute('data-filter') ?? '';
    if (number === '0') continue;
    expect(css).toContain(`[data-filter='${number}']:checked) .card:not([data-in~='${number}'])`);
  }
});

test('labels a project of two kinds by the first matching filter', () => {
  const typical = pick(samples, 'typical');
  const card = typical.html.all('li[data-in]').find(({ text }) => text.includes('Ferguson Family YMCA'));
  expect(card?.all('p')[0]?.text).toBe('Architecture');
});
