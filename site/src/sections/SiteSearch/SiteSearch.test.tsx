import { expect, test } from 'vitest';
import { render } from '../render-piece.ts';
import { pick, renderSamples, testSection } from '../testing.tsx';
import { SiteSearch } from './SiteSearch.tsx';

const pages = [
  { title: 'Home', path: '/', description: 'Framing and drywall.' },
  { title: 'Contact', path: '/contact', description: 'Ask for a quote.' },
];
const samples = await renderSamples('SiteSearch', (props) => <SiteSearch {...props} pages={pages} />);
testSection(samples);
const found = {
  path: '/drywall',
  kind: 'Services',
  title: [{ text: 'Drywall', isMatch: true }],
  excerpt: [
    { text: 'We hang ', isMatch: false },
    { text: 'drywall', isMatch: true },
  ],
};
const answer = (...results: (typeof found)[]) =>
  render(
    <SiteSearch {...pick(samples, 'typical').props} pages={pages} found={{ query: 'drywall', results }} />,
  ).one('[data-site-search=answered]');

test.each(samples)('$name: lists every page with its description as built', ({ html, props }) => {
  expect(html.one('[data-site-search]').attribute('data-state')).toBe('all');
  const listed = html.all('li').slice(props.suggestions.length);
  expect(
    listed.map((item) => [item.one('a').text, item.one('a').attribute('href'), item.one('p').text]),
  ).toEqual(pages.map(({ title, path, description }) => [title, path, description]));
});

test.each(samples)(
  '$name: submits the search box to this site’s search page, and labels it',
  ({ html, props }) => {
    const form = html.one('form[role=search]');
    expect([form.attribute('action')]).toEqual(['/search']);
    const input = form.one('input[name=q]');
    expect(html.one(`label[for="${input.attribute('id') ?? ''}"]`).text).toBe(props.label);
  },
);

test.each(samples)('$name: has a live region for the number of results', ({ html }) => {
  expect(html.one('[data-site-search] [role=status]').has('data-site-search-status')).toBe(true);
});

test("lists the server's results with the matches marked", () => {
  const root = answer(found);
  expect(root.attribute('data-state')).toBe('found');
  expect(root.one('input').attribute('value')).toBe('drywall');
  expect(root.one('[role=status]').text).toBe('1 result for “drywall”');
  const result = root.one('ol[data-site-search-results] li');
  expect(result.one('h2 a').attribute('href')).toBe('/drywall');
  expect(result.one('[data-result=kind]').text).toBe('Services');
  expect(result.one('[data-result=excerpt]').text).toBe('We hang drywall');
  expect(result.all('mark').map(({ text }) => text)).toEqual(['Drywall', 'drywall']);
});

test('shows that the server found nothing', () => {
  const root = answer();
  expect(root.attribute('data-state')).toBe('none');
  expect(root.one('[role=status]').text).toBe('Nothing found for “drywall”');
});
