/**
 * The whole site in one list: every address that the route map made, with what its page shows. Whatever comes, goes or changes
 * shows up here: `npx playwright test routes --update-snapshots` takes the new list.
 */
import { expect, test } from '@playwright/test';
import { textContent } from 'domutils';
import { findElements, parsePage } from '../site/integrations/finish/built-page.ts';
import { readPage, routes } from '../tools/lib/built-site.ts';
import { describePage } from './support/describe-page.ts';

test('every page shows its sections with their headings, figures, choices, forms and links', () => {
  const pages = routes.toSorted().map((route) => describePage(route, readPage(route)));
  expect(`${pages.join('\n\n')}\n`).toMatchSnapshot('routes.txt');
});

/** What search engines show of a page. */
function readListing(route: string) {
  const page = parsePage(route, readPage(route));
  const find = (selector: string) => findElements(page, selector)[0];
  const say = (selector: string) => {
    const element = find(selector);
    return element ? textContent(element).trim() : '';
  };
  return {
    route,
    isListed: !find('meta[name="robots"]')?.attribs['content']?.startsWith('noindex'),
    address: find('link[rel="canonical"]')?.attribs['href'] ?? '',
    title: say('title'),
    heading: say('h1'),
    description: find('meta[name="description"]')?.attribs['content'] ?? '',
  };
}
const listings = routes.map(readListing).filter(({ isListed }) => isListed);

// SITE-TITLES
for (const part of ['title', 'heading', 'description'] as const)
  test(`each page that search engines list has a ${part} of its own`, () => {
    const takenBy = new Map<string, string>();
    for (const { address, [part]: said } of listings) {
      expect.soft(said, address).not.toBe('');
      expect.soft(takenBy.get(said) ?? address, said).toBe(address);
      takenBy.set(said, address);
    }
    expect(takenBy.size).toBeGreaterThan(40);
  });

test('titles and headings of home, services and team say the trade and the place', () => {
  const trades = routes.filter((route) => readPage(route).includes('data-kind="ServiceDetail"'));
  const local = ['/', ...trades, '/about', '/services-style-01', '/team-style-01'];
  expect(local.length).toBeGreaterThan(12);
  for (const { title, heading, route } of listings.filter((listing) => local.includes(listing.route))) {
    expect.soft(title, route).toContain('Summerville, SC');
    expect.soft(heading, route).toContain('Summerville');
  }
});
