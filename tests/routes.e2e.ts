/**
 * The whole site in one list: every address that the route map made, with its title and headings. A page that comes,
 * goes or changes its headings shows up here: `npx playwright test routes --update-snapshots` takes the new list.
 */
import { expect, test } from '@playwright/test';
import { parsePage } from '../site/integrations/finish/built-page.ts';
import { readPage, routes } from '../tools/lib/built-site.ts';

const words = (html: string) =>
  html
    .replace(/<svg.*?<\/svg>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ')
    .trim();

function describe(route: string): string {
  const html = readPage(route);
  const { elements } = parsePage(route, html);
  const headings = elements
    .filter(
      ({ name, around }) =>
        /^h[12]$/.test(name) && !around.includes('template') && !around.includes('footer'),
    )
    .map(({ name, start, end }) => `  ${name} ${words(html.slice(start, end))}`);
  const title = words(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '');
  return [`${route}: ${title}`, ...headings].join('\n');
}

test('every route with its title and headings', () => {
  expect(`${routes.toSorted().map(describe).join('\n\n')}\n`).toMatchSnapshot('routes.txt');
});

/** What the specification promises by route, and the addresses of single services and projects (ROUTE-STRAY). */
const demanded = [
  // ROUTE-HOMES
  ...Array.from({ length: 15 }, (_, index) => `/index-${String(index + 1).padStart(2, '0')}`),
  // ROUTE-ONEPAGES
  ...Array.from({ length: 15 }, (_, index) => `/onepage-${String(index + 1).padStart(2, '0')}`),
  // ROUTE-ABOUT
  '/about',
  // ROUTE-SERVICES
  '/services-style-01',
  '/services-style-02',
  // ROUTE-SERVICE
  '/acoustical-ceiling',
  '/popcorn-ceiling',
  '/drywall',
  '/fiberglass-reinforced-panel',
  '/framing',
  '/general-labor',
  '/painting',
  '/virtual-design-and-build',
  '/preconstruction',
  '/drywall-repair',
  // ROUTE-TEAM
  ...Array.from({ length: 5 }, (_, index) => `/team-style-0${String(index + 1)}`),
  '/team-single',
  // ROUTE-PROJECTS
  ...Array.from({ length: 5 }, (_, index) => `/projects-style-0${String(index + 1)}`),
  '/projects-filter-style-01',
  '/projects-filter-style-02',
  '/projects-single',
  '/projects/jewelers-mutual',
  '/projects/historic-restoration',
  '/projects/edison-middle-school',
  '/projects/olsons-piggly-wiggly',
  // ROUTE-PAGES
  '/pricing-plan',
  '/faq',
  '/gallery',
  '/contact',
  // ROUTE-SHOP
  '/shop',
  '/shop-single',
  '/cart',
  '/checkout',
  '/my-account',
  // ROUTE-BLOG
  '/blog',
  '/blog-single',
];

test('no promised route is missing', () => {
  expect(demanded.filter((route) => !routes.includes(route))).toEqual([]);
});

/** What search engines show of a page. */
function readListing(route: string) {
  const html = readPage(route);
  const find = (pattern: RegExp) => words(pattern.exec(html)?.[1] ?? '');
  return {
    route,
    isListed: !/<meta name="robots" content="noindex/.test(html),
    address: find(/<link rel="canonical" href="([^"]+)"/),
    title: find(/<title>(.*?)<\/title>/s),
    heading: find(/<h1[^>]*>(.*?)<\/h1>/s),
    description: find(/<meta name="description" content="([^"]+)"/),
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
