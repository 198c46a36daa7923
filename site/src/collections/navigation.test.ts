import { expect, test, vi } from 'vitest';
import { readCompany } from '../../../contract/read-words.ts';
import { loadNavigation } from './navigation.ts';

let navigation: object = {
  header: [
    { label: 'Home', path: '/' },
    { label: 'Services', items: [{ label: 'Start', path: '/' }] },
    { label: 'About', path: '/about' },
  ],
  onePage: [],
  footerServices: [],
  footerBottom: [
    { label: 'Home', path: '/' },
    { label: 'Contact', path: '/contact' },
  ],
  quote: { label: 'Quote', path: '/contact' },
};
let home = '';
const services = [
  { id: 'painting', data: { title: 'Painting', order: 2 } },
  { id: 'drywall', data: { title: 'Drywall', order: 1 } },
];
vi.mock('astro:content', () => ({
  getCollection: async () => services,
  getEntry: async (name: string) => ({
    data: {
      company: { ...readCompany(), home },
      prices: { sample: false, prices: {} },
      navigation,
    }[name],
  }),
}));

test.each(['index-01', 'index-16', 'onepage-03'])(
  'points every Home menu item, and only those, to %s',
  async (name) => {
    home = name;
    const { header, footerBottom } = await loadNavigation();
    expect(header).toEqual([
      { label: 'Home', path: `/${name}` },
      { label: 'Services', items: [{ label: 'Start', path: `/${name}` }] },
      { label: 'About', path: '/about' },
    ]);
    expect(footerBottom.map(({ path }) => path)).toEqual([`/${name}`, '/contact']);
  },
);

test('adds a new service to the menu of every service, and to a footer without its own list', async () => {
  navigation = {
    ...navigation,
    header: [{ label: 'Services', items: [{ label: 'All', path: '/services' }], everyService: true }],
    footerServices: undefined,
  };
  const { header, footerServices } = await loadNavigation();
  const links = [
    { label: 'Drywall', path: '/drywall' },
    { label: 'Painting', path: '/painting' },
  ];
  expect(header[0]).toMatchObject({ items: [{ label: 'All', path: '/services' }, ...links] });
  expect(footerServices).toEqual(links);
});
