/**
 * The whole site in one list: every address that the route map made, with its title and headings. A page that comes,
 * goes or changes its headings shows up here: `npx playwright test routes --update-snapshots` takes the new list.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { parsePage } from '../site/integrations/finish/built-page.ts';
import { routes, site } from './support/routes.ts';

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
  const file = route === '/' ? 'index.html' : `${route.slice(1)}.html`;
  const html = readFileSync(path.join(site, file), 'utf8');
  const { elements } = parsePage(file, html);
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

/** Specification, section 2, and the addresses that the issue names. */
const demanded = [
  ...Array.from({ length: 15 }, (_, index) => `/index-${String(index + 1).padStart(2, '0')}`),
  ...Array.from({ length: 15 }, (_, index) => `/onepage-${String(index + 1).padStart(2, '0')}`),
  '/about',
  '/services-style-01',
  '/services-style-02',
  '/acoustical-ceiling',
  '/popcorn-ceiling',
  '/drywall',
  '/fiberglass-reinforced-panel',
  '/framing',
  '/general-labor',
  '/painting',
  '/virtual-design-and-build',
  '/preconstruction',
  ...Array.from({ length: 5 }, (_, index) => `/team-style-0${String(index + 1)}`),
  '/team-single',
  ...Array.from({ length: 5 }, (_, index) => `/projects-style-0${String(index + 1)}`),
  '/projects-filter-style-01',
  '/projects-filter-style-02',
  '/projects-single',
  '/projects/jewelers-mutual',
  '/projects/historic-restoration',
  '/projects/edison-middle-school',
  '/projects/olsons-piggly-wiggly',
  '/pricing-plan',
  '/faq',
  '/gallery',
  '/shop',
  '/shop-single',
  '/cart',
  '/checkout',
  '/my-account',
  '/blog',
  '/blog-single',
  '/contact',
];

test('no route of the specification is missing', () => {
  expect(demanded.filter((route) => !routes.includes(route))).toEqual([]);
});
