/** What the built pages say of the company, counted over all of them (COMPANY-SECOND-PHONE, COMPANY-PLACE). */
import { expect, test } from '@playwright/test';
import { readPage, routes } from '../tools/lib/built-site.ts';

const pages = routes.map((route) => ({
  route,
  html: readPage(route),
}));
const count = (html: string, words: string) => html.split(words).length - 1;

test('the second phone number is in one place of the site', () => {
  const places = pages.flatMap(({ route, html }) => {
    const times = count(html, 'href="tel:+18435550100"');
    return times > 0 ? [`${route}: ${times}`] : [];
  });
  expect(places).toEqual(['/services-style-01: 1']);
});

test('the first one is on every page', () => {
  const without = pages.filter(({ html }) => count(html, 'href="tel:+18435550142"') === 0);
  expect(without.map(({ route }) => route)).toEqual([]);
});

test('"Latest completed projects" is a heading of the main home page and of its one-page variant only', () => {
  const places = pages.filter(({ html }) => />\s*Latest completed projects\s*</.test(html));
  expect(places.map(({ route }) => route).sort()).toEqual(['/', '/index-01', '/onepage-01']);
});
