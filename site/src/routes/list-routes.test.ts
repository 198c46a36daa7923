import { beforeEach, expect, test, vi } from 'vitest';
import { readCompany } from '../../../contract/read-words.ts';
import { listIndexable, listRoutes, listVariants, loadHome } from './list-routes.ts';

interface Entry {
  id: string;
  data: Record<string, unknown>;
}
const files = new Map<string, unknown>();
const folders = new Map<string, Entry[]>();
vi.mock('../entries/content-entries.ts', () => ({
  readContentFile: (file: string) => files.get(file),
  listEntries: (folder: string) => folders.get(folder) ?? [],
}));

const page = (title: string, more: object = {}) => ({
  title,
  description: 'Call {phone}',
  noindex: false,
  menu: 'page',
  sections: [],
  ...more,
});

const company = { ...readCompany(), name: 'Sample', phone: { shown: '555' } };

function choose(home: string) {
  files.set('company.yaml', { ...company, home });
}

beforeEach(() => {
  vi.unstubAllEnvs();
  folders.clear();
  choose('index-01');
  files.set('prices.yaml', { prices: {} });
  files.set('navigation.yaml', {});
  files.set('redirects.yaml', {});
  folders.set('homes', [
    { id: 'index-01', data: page('Home') },
    { id: 'index-02', data: page('Roofing') },
  ]);
  folders.set('one-pagers', [{ id: 'onepage-01', data: page('One page') }]);
  files.set('blog.yaml', {
    categories: [{ name: 'Residential', lead: '', description: 'Call {phone}' }],
    reply: {},
    categoryTitle: '{category}',
  });
  files.set('pictures/catalogue.yaml', []);
  const head = { label: '', title: '' };
  const words = { sections: [], parent: {}, facts: {}, invitation: '', skills: head, career: head };
  const invitation = { text: '', button: '' };
  files.set('detail-pages.yaml', {
    ...{ invitation, service: words, project: words },
    ...{ member: words, post: words, category: words },
  });
  folders.set('pages', [
    { id: 'about', data: page('About') },
    { id: 'search', data: page('Search', { noindex: true }) },
  ]);
});

test('shows the home page of company.yaml at "/"', () => {
  const home = loadHome();
  expect([home.path, home.page.title]).toEqual(['/', 'Home']);
});

test('gives one-pagers a menu of their sections', () => {
  const routes = listRoutes();
  const menus = Object.fromEntries(routes.map((route) => [route.path, route.page.menu]));
  expect([menus['/onepage-01'], menus['/about']]).toEqual(['sections', 'page']);
});

test('fills in facts on every page', () => {
  for (const route of listRoutes()) expect(route.page.description).toBe('Call 555');
});

test('fails the build when two files have the same address', () => {
  folders.get('pages')?.push({ id: 'index-02', data: page('Again') });
  expect(() => listRoutes()).toThrow(/two content files make the page \/index-02/);
});

test.each(['index-09', 'about'])('fails the build when home is not a variant: %s', (name) => {
  choose(name);
  expect(() => loadHome()).toThrow(
    `home is "${name}", but neither content/homes nor content/one-pagers has ${name}.yaml`,
  );
});

test('makes a selected one-pager the home page, and index-01 an ordinary variant', () => {
  choose('onepage-01');
  expect(loadHome()).toMatchObject({
    path: '/',
    page: { title: 'One page', menu: 'sections', canonical: '/', noindex: false },
  });
  expect(listRoutes().find(({ path }) => path === '/index-01')?.page.noindex).toBe(true);
  expect(listIndexable().map(({ page: { title } }) => title)).toEqual(['One page', 'About']);
});

test('fails the build and names the file of an unknown fact', () => {
  folders.get('pages')?.push({ id: 'faq', data: page('FAQ', { description: 'Fax {fax}' }) });
  vi.stubEnv('PROD', true);
  expect(() => listRoutes()).toThrow('pages/faq.yaml: description: {fax} is not known here');
});

test('lists all homes and one-pagers as variants, and marks the selected one', () => {
  expect(listVariants().map(({ path, kind, isChosen }) => [path, kind, isChosen])).toEqual([
    ['/index-01', 'home', true],
    ['/index-02', 'home', false],
    ['/onepage-01', 'onepage', false],
  ]);
});
