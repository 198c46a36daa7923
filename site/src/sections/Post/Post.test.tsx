import { expect, test } from 'vitest';
import { asideOfTests, pick, testSection } from '../testing.tsx';
import { Post } from './Post.tsx';

const samples = await testSection('Post', (props) => <Post {...props} aside={asideOfTests} />);

test.each(samples)('$name: gives machines the date as content writes it', ({ html, props }) => {
  expect(html.one('article time').attribute('datetime')).toBe(props.date);
});

test.each(samples)('$name: links its tags and its first category to similar articles', ({ html, props }) => {
  const tags = html.all('article a[rel=tag]');
  expect(tags.map(({ text }) => text)).toEqual(props.tags);
  for (const tag of tags) expect(tag.attribute('href')).toMatch(/^\/search\?q=\w/);
  const category = props.categories[0] ?? '';
  expect(html.one(`article a[href="/blog/category/${category.toLowerCase()}"]`).text).toBe(category);
});

test('shows the same day wherever the site is built', () => {
  const least = pick(samples, 'least');
  expect(least.html.one('article time').text).toBe('February 29, 2020');
});

test.each(samples)('$name: loads the picture at the top of the page first', ({ html }) => {
  expect(html.all('img').map((img) => img.attribute('fetchpriority'))[0]).toBe('high');
});
