import { beforeEach, expect, test, vi } from 'vitest';
import { readCompany } from '../../../contract/read-words.ts';
import { innerPage } from './compose.ts';
import { describeHead } from './describe-head.ts';
import { hasFeed, writeFeed } from './feed.ts';

const gone = new Set<string>();
const routes = [{ path: '/blog' }];
const company = { ...readCompany(), url: 'https://builders.example' };
const post = { title: 'Levels', date: '2026-09-18', excerpt: 'Five.', categories: [] };
vi.mock('../entries/content-entries.ts', () => ({
  readContentFile: (file: string) =>
    ({
      'company.yaml': company,
      'prices.yaml': { prices: {} },
    })[file],
  listEntries: (folder: string) => (folder === 'posts' ? [{ id: 'levels', data: post }] : []),
}));
vi.mock('../collections/share-pictures.ts', () => ({
  loadSharePicture: async (name: string, direction: string) => ({
    url: `/share/${name}.${direction}.jpg`,
    alt: 'A porch',
  }),
}));
vi.mock('./list-routes.ts', () => ({
  loadIsUnbuilt: () => (path: string) => gone.has(path),
  listRoutes: () => routes,
}));

const page = { ...innerPage, title: 'Blog', description: 'News', sections: [] };
const describe = (path: string, sharePicture = 'porch') =>
  describeHead({ ...page, sharePicture }, path, company, 'structure');

beforeEach(() => {
  gone.clear();
});

test('links blog pages to the feed, unless there are no articles', async () => {
  expect([(await describe('/blog')).hasFeed, (await describe('/about')).hasFeed]).toEqual([true, false]);
  expect(hasFeed()).toBe(true);
  gone.add('/feed.xml');
  expect((await describe('/blog')).hasFeed).toBe(false);
  expect(hasFeed()).toBe(false);
});

test('links the feed to the blog, or to the home page without a blog', async () => {
  const read = async () => (await writeFeed()).text();
  expect(await read()).toContain('<link>https://builders.example/blog</link>');
  routes.pop();
  const feed = await read();
  expect(feed).toContain('<link>https://builders.example</link>');
  expect(feed).toContain('<link>https://builders.example/blog/levels</link>');
});
