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
  collections.set('navigation', [{ id: 'navigation', data: {} }]);
  collections.set('redirects', [{ id: 'redirects', data: {} }]);
  collections.set('homes', [
    { id: 'index-01', data: page('Home') },
    { id: 'index-02', data: page('Roofing') },
  ]);
  collections.set('one-pagers', [{ id: 'onepage-01', data: page('One page') }]);
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

test('shows the home page of company.yaml at "/"', async () => {
  const home = await loadHome();
  expect([home.path, home.page.title]).toEqual(['/', 'Home']);
});

test('gives one-pagers a menu of their sections', async () => {
  const routes = await listRoutes();
  const menus = Object.fromEntries(routes.map((route) => [route.path, route.page.menu]));
  expect([menus['/onepage-01'], menus['/about']]).toEqual(['sections', 'page']);
});

test('fills in facts on every page', async () => {
  for (const route of await listRoutes()) expect(route.page.description).toBe('Call 555');
});

test('fails the build when two files have the same address', async () => {
  collections.get('pages')?.push({ id: 'index-02', data: page('Again') });
  await expect(listRoutes()).rejects.toThrow(/two content files make the page \/index-02/);
});

test.each(['index-09', 'about'])('fails the build when home is not a variant: %s', async (name) => {
  choose(name);
  await expect(loadHome()).rejects.toThrow(
    `home is "${name}", but neither content/homes nor content/one-pagers has ${name}.yaml`,
  );
});

test('makes a selected one-pager the home page, and index-01 an ordinary variant', async () => {
  choose('onepage-01');
  expect(await loadHome()).toMatchObject({
    path: '/',
    page: { title: 'One page', menu: 'sections', canonical: '/', noindex: false },
  });
  expect((await listRoutes()).find(({ path }) => path === '/index-01')?.page.noindex).toBe(true);
  expect((await listIndexable()).map(({ page: { title } }) => title)).toEqual(['One page', 'About']);
});

test('fails the build and names the file of an unknown fact', async () => {
  collections.get('pages')?.push({ id: 'faq', data: page('FAQ', { description: 'Fax {fax}' }) });
  await expect(listRoutes()).rejects.toThrow('pages/faq.yaml.description: there is no fact "{fax}"');
});

test('lists all homes and one-pagers as variants, and marks the selected one', async () => {
  expect((await listVariants()).map(({ path, kind, isChosen }) => [path, kind, isChosen])).toEqual([
    ['/index-01', 'home', true],
    ['/index-02', 'home', false],
    ['/onepage-01', 'onepage', false],
  ]);
});
