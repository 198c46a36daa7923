import { expect, test } from 'vitest';
import { testSection } from '../testing.tsx';
import { SiteSearch } from './SiteSearch.tsx';

const pages = [
  { title: 'Home', path: '/', description: 'Framing and drywall.' },
  { title: 'Contact', path: '/contact', description: 'Ask for a quote.' },
];
const samples = await testSection('SiteSearch', (props) => <SiteSearch {...props} pages={pages} />);
test.each(samples)('$name: lists every page with its description as built', ({ html, props }) => {
  expect(html.one('[data-site-search]').attribute('data-state')).toBe('all');
  const listed = html.all('li').slice(props.suggestions.length);
  expect(
    listed.map((item) => [item.one('a').text, item.one('a').attribute('href'), item.one('p').text]),
  ).toEqual(pages.map(({ title, path, description }) => [title, path, description]));
});
