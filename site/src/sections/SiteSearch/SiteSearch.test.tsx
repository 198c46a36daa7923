import { expect, test } from 'vitest';
import { searchSlots } from '../../../../contract/page-templates.ts';
import { render } from '../render-piece.ts';
import { findRefusal, pick, renderSamples, testSection } from '../testing.tsx';
import { SiteSearch } from './SiteSearch.tsx';

const pages = [
  { title: 'Home', path: '/', description: 'Framing and drywall.' },
  { title: 'Contact', path: '/contact', description: 'Ask for a quote.' },
];
const samples = await renderSamples('SiteSearch', (props) => <SiteSearch {...props} pages={pages} />);
testSection('SiteSearch', samples);
const template = render(<SiteSearch {...pick(samples, 'typical').props} pages={pages} isTemplate />);

test.each(samples)('$name: as built, every page is listed with its description', ({ html, props }) => {
  expect(html.one('[data-site-search]').attribute('data-state')).toBe('all');
  const listed = html.all('li').slice(props.suggestions.length);
  expect(
    listed.map((item) => [item.one('a').text, item.one('a').attribute('href'), item.one('p').text]),
  ).toEqual(pages.map(({ title, path, description }) => [title, path, description]));
});

test.each(samples)(
  '$name: the search box asks this site’s search page and is named by its label',
  ({ html, props }) => {
    const form = html.one('form[role=search]');
    expect([form.attribute('action')]).toEqual(['/search']);
    const input = form.one('input[name=q]');
    expect(html.one(`label[for="${input.attribute('id') ?? ''}"]`).text).toBe(props.label);
  },
);

test.each(samples)('$name: every suggestion is a search', ({ html, props }) => {
  const links = html.all('li a').slice(0, props.suggestions.length);
  const asked = links.map((link) => new URL(link.attribute('href') ?? '', 'https://a.example'));
  expect(asked.map(({ pathname, searchParams }) => [pathname, searchParams.get('q')])).toEqual(
    props.suggestions.map((words) => ['/search', words]),
  );
});

test.each(samples)('$name: how many pages were found can be announced', ({ html }) => {
  expect(html.one('[data-site-search] [role=status]').has('data-site-search-status')).toBe(true);
});

test('on the page for the server, words, state and results are slots', () => {
  const root = template.one('[data-site-search=answered]');
  expect(root.attribute('data-state')).toBe(searchSlots.state);
  expect(root.one('input').attribute('value')).toBe(searchSlots.query);
  expect(root.one('[role=status]').text).toBe(searchSlots.summary);
  const results = root.one('ol[data-site-search-results]');
  expect(results.text).toMatch(/^\[\[each:results\]\].*\[\[end:results\]\]$/);
  const [result] = searchSlots.results;
  expect(results.one('li h2 a').attribute('href')).toBe(result?.path);
  expect(results.one('[data-result=kind]').text).toBe(result?.kind);
  for (const list of ['title', 'excerpt'] as const) {
    const [piece] = result?.[list] ?? [];
    const text = results.one(`[data-result=${list}]`).text;
    expect(text.startsWith(`[[each:results.${list}]]`)).toBe(true);
    expect(text).toContain(piece?.plain[0]?.text);
    expect(results.one(`[data-result=${list}] mark`).text).toBe(piece?.matches[0]?.text);
  }
});

test.each(['label', 'suggestions', 'allLink'])('a search without %s is refused by the field', (field) => {
  expect(findRefusal('SiteSearch', { [field]: undefined })).toContain(`at ${field}`);
});
