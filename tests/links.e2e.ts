/** Links in page bodies: every page is reachable, and a link leads where its words say. */
import { expect, test } from '@playwright/test';
import { textContent } from 'domutils';
import { findElements, parsePage } from '../render/finish/built-page.ts';
import { readPage, routes } from '../tools/lib/built-site.ts';

interface Link {
  address: string;
  /** Accessible name. */
  name: string;
}

/** Links in the page's own content. The header and footer are the same on every page. */
function listLinks(route: string): Link[] {
  return findElements(parsePage(route, readPage(route)), 'main a').map((link) => ({
    address: link.attribs['href'] ?? '',
    name: textContent(link).trim(),
  }));
}

const canonicalOf = (route: string) =>
  new URL(/<link rel="canonical" href="([^"]+)"/.exec(readPage(route))?.[1] ?? '').pathname;
const isListed = (route: string) => !/<meta name="robots" content="noindex/.test(readPage(route));

test('reaches every listed page within two clicks from the home page', () => {
  const listed = routes.filter((route) => isListed(route) && canonicalOf(route) === route);
  expect(listed.length).toBeGreaterThan(45);
  const reached = new Set(['/']);
  for (let click = 0; click < 2; click += 1) {
    const from = [...reached].filter((route) => routes.includes(route));
    for (const { address } of from.flatMap(listLinks)) reached.add(address.replace(/[#?].*$/, ''));
  }
  expect(listed.filter((route) => !reached.has(route))).toEqual([]);
});

test('leads from "Read More" to an article, never to a form', () => {
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
  test(`${route} leads every quote button to its own form`, () => {
    const page = parsePage(route, readPage(route));
    const links = findElements(page, 'a:not(footer *)').map(({ attribs }) => attribs['href'] ?? '');
    expect(links.filter((address) => /^\/contact/.test(address))).toEqual([]);
    expect(links).toContain('#contact');
    expect(findElements(page, '#contact')).not.toEqual([]);
    const forms = findElements(page, '[action="/contact.php"], [action="/mailer.php"]');
    expect(forms.length).toBeGreaterThan(0);
  });
}
