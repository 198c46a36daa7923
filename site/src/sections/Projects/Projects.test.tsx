import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pick, renderSamples, testSection } from '../testing.tsx';
import { Projects } from './Projects.tsx';

const samples = await renderSamples('Projects', (props) => <Projects {...props} />);
testSection('Projects', samples);
const css = readFileSync(new URL('./Projects.module.css', import.meta.url), 'utf8');

test.each(samples)('$name: a filter shows exactly the projects that carry its tag', ({ html, props }) => {
  props.filters.forEach(({ tag }, index) => {
    const shown = html
      .all('li[data-in]')
      .filter((card) =>
        card
          .attribute('data-in')
          ?.split(' ')
          .includes(String(index + 1)),
      )
      .map((card) => card.one('h3').text);
    expect(shown).toEqual(
      (props.items ?? []).filter(({ tags }) => tags.some((own) => own === tag)).map(({ title }) => title),
    );
  });
});

// DATA-PROJECT
test.each(samples)('$name: it starts at All, and one filter at a time can be chosen', ({ html, props }) => {
  const buttons = html.all('input[type=radio]');
  const labels = html.all('fieldset label').map(({ text }) => text);
  expect(labels).toEqual(props.filters.length > 0 ? ['All', ...props.filters.map(({ label }) => label)] : []);
  expect(buttons.flatMap((button, index) => (button.has('checked') ? [index] : []))).toEqual(
    props.filters.length > 0 ? [0] : [],
  );
  expect(new Set(buttons.map((button) => button.attribute('name'))).size).toBe(
    props.filters.length > 0 ? 1 : 0,
  );
});

test.each(samples)('$name: each filter button has its rule in the style sheet', ({ html }) => {
  for (const button of html.all('input[data-filter]')) {
    const number = button.attribute('data-filter') ?? '';
    if (number === '0') continue;
    expect(css).toContain(`[data-filter='${number}']:checked) .card:not([data-in~='${number}'])`);
  }
});

test('a project of two kinds is labeled by the first of them in the order of the filters', () => {
  const typical = pick(samples, 'typical');
  const card = typical.html.all('li[data-in]').find(({ text }) => text.includes('Ferguson Family YMCA'));
  expect(card?.all('p')[0]?.text).toBe('Architecture');
});
