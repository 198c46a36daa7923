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
vi.mock('../entries/content-entries.ts', () => ({
  listEntries: () => services,
  readContentFile: (file: string) =>
    ({
      'company.yaml': readCompany(),
      'prices.yaml': { sample: false, prices: {} },
      'navigation.yaml': navigation,
    })[file],
}));

test('adds a new service to the menu of every service, and to a footer without its own list', () => {
  const { header, footerServices } = loadNavigation();
  const links = [
    { label: 'Drywall', path: '/drywall' },
    { label: 'Painting', path: '/painting' },
  ];
  expect(header[0]).toMatchObject({ items: [{ label: 'All', path: '/services' }, ...links] });
  expect(footerServices).toEqual(links);
});
