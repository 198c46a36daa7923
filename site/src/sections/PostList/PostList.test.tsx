import { expect, test } from 'vitest';
import { asideOfTests, listTestPosts, pick, testSection } from '../testing.tsx';
import { PostList } from './PostList.tsx';

const posts = await listTestPosts();
const samples = await testSection('PostList', (props) => (
  <PostList {...props} posts={posts} more="Read on" aside={asideOfTests} />
));
const titles = (name: string) =>
  pick(samples, name)
    .html.all('h2 a')
    .map(({ text }) => text);

test("shows only a category's articles, and marks the category in the sidebar", () => {
  const expected = posts.filter(({ categories }) => categories.includes('Commercial'));
  expect(expected.length).toBeGreaterThan(0);
  expect(titles('category')).toEqual(expected.map(({ title }) => title));
  expect(pick(samples, 'category').html.one('[aria-current=page]').text).toBe('Commercial');
});

test('names the article in each link', () => {
  const links = pick(samples, 'typical')
    .html.all('ol li')
    .map((item) => item.all('a').at(-1)?.text);
  expect(links).toEqual(posts.map(({ title }) => `Read on ${title}`));
});

test('loads only the picture at the top of the page first', () => {
  const priorities = pick(samples, 'typical')
    .html.all('img')
    .map((img) => img.attribute('fetchpriority'));
  expect(priorities).toEqual(posts.map((_, index) => (index === 0 ? 'high' : null)));
});
