import { expect, test, vi } from 'vitest';
import { readCompany } from '../../../contract/read-words.ts';
import { loadNavigation } from './navigation.ts';

const navigation = {
  header: [{ label: 'Services', items: [{ label: 'All', path: '/services' }], everyService: true }],
  onePage: [],
  footerBottom: [{ label: 'Contact', path: '/contact' }],
  quote: { label: 'Quote', path: '/contact' },
};
const services = [
  { id: 'painting', data: { title: 'Painting', order: 2 } },
  { id: 'drywall', data: { title: 'Drywall', order: 1 } },
];
vi.mock('astro:content', () => ({
  getCollection: async () => services,
  getEntry: async (name: string) => ({
    data: {
      company: readCompany(),
      prices: { sample: false, prices: {} },
      navigation,
    }[name],
  }),
}));

test('adds a new service to the menu of every service, and to a footer without its own list', async () => {
  const { header, footerServices } = await loadNavigation();
  const links = [
    { label: 'Drywall', path: '/drywall' },
    { label: 'Painting', path: '/painting' },
  ];
  expect(header[0]).toMatchObject({ items: [{ label: 'All', path: '/services' }, ...links] });
  expect(footerServices).toEqual(links);
});
