/**
 * The whole site in one list: every address that the route map made, with its title and headings. A page that comes,
 * goes or changes its headings shows up here: `npx playwright test routes --update-snapshots` takes the new list.
 */
import { expect, test } from '@playwright/test';
import { hasChildren, isTag, isText, type AnyNode, type Element } from 'domhandler';
import { textContent } from 'domutils';
import { findElements, isWithin, parsePage } from '../site/integrations/finish/built-page.ts';
import { readPage, routes } from '../tools/lib/built-site.ts';

function describe(route: string): string {
  const page = parsePage(route, readPage(route));
  const say = (element: Element) => readWords(element).replace(/\s+/g, ' ').trim();
  const headings = findElements(page, 'h1, h2')
    .filter((heading) => !isWithin(heading, 'template', 'footer'))
    .map((heading) => `  ${heading.name} ${say(heading)}`);
  const [title] = findElements(page, 'title');
  return [`${route}: ${title ? say(title) : ''}`, ...headings].join('\n');
}

/** Elements divide words; drawings have none. */
const readWords = (node: AnyNode): string => {
  if (isText(node)) return node.data;
  if (!hasChildren(node) || (isTag(node) && node.name === 'svg')) return '';
  return node.children.map(readWords).join(' ');
};

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
