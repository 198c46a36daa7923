import { beforeEach, expect, test, vi } from 'vitest';
import { readCompany } from '../../../contract/read-words.ts';
import { innerPage } from './compose.ts';
import { describeHead } from './describe-head.ts';
import { listFeeds, writeFeed } from './feed.ts';

const gone = new Set<string>();
const routes = [{ path: '/blog' }];
const company = { ...readCompany(), url: 'https://builders.example' };
const post = { title: 'Levels', date: '2026-09-18', excerpt: 'Five.', categories: [] };
const entries: Record<string, Record<string, object>> = {
  company: { company },
  prices: { prices: { prices: {} } },
  posts: { levels: post },
};
vi.mock('astro:content', () => ({
  getEntry: async (name: string, id: string) => {
    const data = entries[name]?.[id];
    return data && { id, data };
  },
  getCollection: async (name: string) =>
    Object.entries(entries[name] ?? {}).map(([id, data]) => ({ id, data })),
}));
vi.mock('../collections/share-pictures.ts', () => ({
  loadSharePicture: async (name: string, direction: string) =>
    name === 'porch' ? { url: `/share/porch.${direction}.jpg`, alt: 'A porch' } : undefined,
}));
vi.mock('./list-routes.ts', () => ({
  loadIsUnbuilt: async () => (path: string) => gone.has(path),
  listRoutes: async () => routes,
}));

const page = { ...innerPage, title: 'Blog', description: 'News', sections: [] };
const describe = (path: string, sharePicture = 'porch') =>
  describeHead({ ...page, sharePicture }, path, company, 'structure');

beforeEach(() => {
  gone.clear();
});

test('links blog pages to the feed, unless there are no articles', async () => {
  expect([(await describe('/blog')).hasFeed, (await describe('/about')).hasFeed]).toEqual([true, false]);
  expect(await listFeeds()).toEqual([{ params: { feed: 'feed' } }]);
  gone.add('/feed.xml');
  expect((await describe('/blog')).hasFeed).toBe(false);
  expect(await listFeeds()).toEqual([]);
});

test('links the feed to the blog, or to the home page without a blog', async () => {
  const read = async () => (await writeFeed()).text();
  expect(await read()).toContain('<link>https://builders.example/blog</link>');
  routes.pop();
  const feed = await read();
  expect(feed).toContain('<link>https://builders.example</link>');
  expect(feed).toContain('<link>https://builders.example/blog/levels</link>');
});
