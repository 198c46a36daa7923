import { expect, test, vi } from 'vitest';
import { readCompany } from '../../../contract/read-words.ts';
import { loadNavigation } from './navigation.ts';

const navigation = {
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
vi.mock('astro:content', () => ({
  getEntry: async (name: string) => ({
    data: {
      company: { ...readCompany(), home },
      prices: { sample: false, prices: {} },
      navigation,
    }[name],
  }),
}));

test.each(['index-01', 'index-16', 'onepage-03'])(
  'with %s as home, every Home of the menus leads to it and nothing else does',
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
