/** Where links in page bodies lead: no page is an island, and a link keeps what its words promise. */
import { expect, test } from '@playwright/test';
import { textContent } from 'domutils';
import { findElements, parsePage } from '../site/integrations/finish/built-page.ts';
import { readPage, routes } from '../tools/lib/built-site.ts';

interface Link {
  address: string;
  /** What screen readers say. */
  name: string;
}

/** Links of the page's own content: header and footer are on every page and lead nowhere in particular. */
function listLinks(route: string): Link[] {
  return findElements(parsePage(route, readPage(route)), 'main a').map((link) => ({
    address: link.attribs['href'] ?? '',
    name: textContent(link).trim(),
  }));
}

const canonicalOf = (route: string) =>
  new URL(/<link rel="canonical" href="([^"]+)"/.exec(readPage(route))?.[1] ?? '').pathname;
const isListed = (route: string) => !/<meta name="robots" content="noindex/.test(readPage(route));

test('two clicks from the home page lead to every page that search engines list', () => {
  const listed = routes.filter((route) => isListed(route) && canonicalOf(route) === route);
  expect(listed.length).toBeGreaterThan(45);
  const reached = new Set(['/']);
  for (let click = 0; click < 2; click += 1) {
    const from = [...reached].filter((route) => routes.includes(route));
    for (const { address } of from.flatMap(listLinks)) reached.add(address.replace(/[#?].*$/, ''));
  }
  expect(listed.filter((route) => !reached.has(route))).toEqual([]);
});

test('a link that says "Read More" leads to something to read, never to a form', () => {
  const promises = routes.flatMap((route) =>
    listLinks(route)
      .filter(({ name }) => /^(read more|continue reading)/i.test(name))
      .map(({ address, name }) => ({ route, address, name })),
  );
  expect(promises.length).toBeGreaterThan(100);
  const toForms = promises.filter(
    ({ address }) => address.startsWith('#') || /^\/(contact|message-sent|search)/.test(address),
  );
  expect(toForms).toEqual([]);
});

for (const route of routes.filter((address) => address.startsWith('/onepage-'))) {
  test(`${route} keeps its visitor: every button for a quote leads to the page's own form`, () => {
    const page = parsePage(route, readPage(route));
    const links = findElements(page, 'a:not(footer *)').map(({ attribs }) => attribs['href'] ?? '');
    expect(links.filter((address) => /^\/contact/.test(address))).toEqual([]);
    expect(links).toContain('#contact');
    expect(findElements(page, '#contact')).not.toEqual([]);
    const forms = findElements(page, '[action="/contact.php"], [action="/mailer.php"]');
    expect(forms.length).toBeGreaterThan(0);
  });
}
