import { beforeEach, expect, test, vi } from 'vitest';
import { readCompany } from '../../../contract/read-words.ts';
import { listIndexable, listRoutes, listVariants, loadHome } from './list-routes.ts';

interface Entry {
  id: string;
  data: Record<string, unknown>;
}
const collections = new Map<string, Entry[]>();
vi.mock('astro:content', () => ({
  getCollection: async (name: string) => collections.get(name) ?? [],
  getEntry: async (name: string, id: string) => collections.get(name)?.find((entry) => entry.id === id),
}));

const page = (title: string, more: object = {}) => ({
  title,
  description: 'Call {phone}',
  noindex: false,
  menu: 'page',
  sections: [],
  ...more,
});

function choose(home: string) {
  const [company] = collections.get('company') ?? [];
  if (company) company.data['home'] = home;
}

beforeEach(() => {
  collections.clear();
  const company = { ...readCompany(), home: 'index-01', name: 'Sample', phone: { shown: '555' } };
  collections.set('company', [{ id: 'company', data: company }]);
  collections.set('prices', [{ id: 'prices', data: { prices: {} } }]);
  collections.set('homes', [
    { id: 'index-01', data: page('Home') },
    { id: 'index-02', data: page('Roofing') },
  ]);
  collections.set('onePagers', [{ id: 'onepage-01', data: page('One page') }]);
  collections.set('blog', [
    {
      id: 'blog',
      data: {
        categories: [{ name: 'Residential', lead: '', description: 'Call {phone}' }],
        reply: {},
        categoryTitle: '{category}',
      },
    },
  ]);
  const head = { label: '', title: '' };
  const words = { sections: [], parent: {}, facts: {}, invitation: '', skills: head, career: head };
  const invitation = { text: '', button: '' };
  collections.set('detailPages', [
    {
      id: 'detail-pages',
      data: { invitation, service: words, project: words, member: words, post: words, category: words },
    },
  ]);
  collections.set('pages', [
    { id: 'about', data: page('About') },
    { id: 'search', data: page('Search', { noindex: true }) },
  ]);
});

test('"/" shows the home page that company.yaml names', async () => {
  const home = await loadHome();
  expect([home.path, home.page.title]).toEqual(['/', 'Home']);
});

test('search engines list home once, and no variant, one-pager or hidden page', async () => {
  const routes = await listIndexable();
  expect(routes.map(({ path }) => path)).toEqual(['/', '/about']);
});

test('every variant of the home page says that home is the original', async () => {
  const routes = await listRoutes();
  const variants = routes.filter(({ path }) => /index-|onepage-/.test(path));
  expect(variants.map(({ path, page: { canonical, noindex } }) => [path, canonical, noindex])).toEqual([
    ['/index-01', '/', false],
    ['/index-02', '/', true],
    ['/onepage-01', '/', true],
  ]);
});

test('one-pagers get the menu of their sections', async () => {
  const routes = await listRoutes();
  const menus = Object.fromEntries(routes.map((route) => [route.path, route.page.menu]));
  expect([menus['/onepage-01'], menus['/about']]).toEqual(['sections', 'page']);
});

test('/team-single shows the first member, whose own page is the one that search engines list', async () => {
  const member = (name: string, order: number) => ({
    name,
    order,
    title: 'Framer',
    description: 'Call {phone}',
    portrait: { name: 'portrait' },
    text: [],
    socials: [],
    skills: [],
    careers: [],
  });
  collections.set('team', [
    { id: 'bo', data: member('Bo Second', 2) },
    { id: 'al', data: member('Al First', 1) },
  ]);
  const routes = (await listRoutes()).filter(({ path }) => path.startsWith('/team'));
  expect(routes.map(({ path, page: { title, canonical } }) => [path, title, canonical])).toEqual([
    ['/team/al', 'Al First, Framer', undefined],
    ['/team/bo', 'Bo Second, Framer', undefined],
    ['/team-single', 'Al First, Framer', '/team/al'],
  ]);
});

test('facts are filled in on every page', async () => {
  for (const route of await listRoutes()) expect(route.page.description).toBe('Call 555');
});

test('two files for one address stop the build', async () => {
  collections.get('pages')?.push({ id: 'index-02', data: page('Again') });
  await expect(listRoutes()).rejects.toThrow(/two content files make the page \/index-02/);
});

test.each(['index-09', 'about'])(
  'a home that is no variant, %s, stops the build and is named',
  async (name) => {
    choose(name);
    await expect(loadHome()).rejects.toThrow(
      `home is "${name}", but neither content/homes nor content/one-pagers has ${name}.yaml`,
    );
  },
);

test('a one-pager that is chosen is home, and index-01 becomes a variant like any other', async () => {
  choose('onepage-01');
  expect(await loadHome()).toMatchObject({
    path: '/',
    page: { title: 'One page', menu: 'sections', canonical: '/', noindex: false },
  });
  expect((await listRoutes()).find(({ path }) => path === '/index-01')?.page.noindex).toBe(true);
  expect((await listIndexable()).map(({ page: { title } }) => title)).toEqual(['One page', 'About']);
});

test('an unknown fact stops the build and names its file', async () => {
  collections.get('pages')?.push({ id: 'faq', data: page('FAQ', { description: 'Fax {fax}' }) });
  await expect(listRoutes()).rejects.toThrow('pages/faq.yaml.description: there is no fact "{fax}"');
});

test('the variants are all homes and one-pagers; the chosen one is marked', async () => {
  expect((await listVariants()).map(({ path, kind, isChosen }) => [path, kind, isChosen])).toEqual([
    ['/index-01', 'home', true],
    ['/index-02', 'home', false],
    ['/onepage-01', 'onepage', false],
  ]);
});

test('the one address for an article shows the newest and names its own page; categories stay unlisted', async () => {
  const post = (id: string, date: string) => ({
    id,
    data: {
      title: id,
      date,
      description: id,
      mainPicture: { name: 'wall' },
      categories: [],
      tags: [],
      parts: [],
      services: [],
    },
  });
  collections.set('posts', [post('old', '2025-01-01'), post('new', '2026-01-01')]);
  const routes = await listRoutes();
  const single = routes.find(({ path }) => path === '/blog-single');
  expect([single?.page.title, single?.page.canonical, single?.page.noindex]).toEqual([
    'new',
    '/blog/new',
    false,
  ]);
  const listed = (await listIndexable()).map(({ path }) => path);
  expect(listed).toEqual(['/', '/about', '/blog/new', '/blog/old']);
  expect(routes.map(({ path }) => path)).toContain('/blog/category/residential');
});
