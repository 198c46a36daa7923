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

test('one-pagers get the menu of their sections', async () => {
  const routes = await listRoutes();
  const menus = Object.fromEntries(routes.map((route) => [route.path, route.page.menu]));
  expect([menus['/onepage-01'], menus['/about']]).toEqual(['sections', 'page']);
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
