/** Facts of the company on all built pages (COMPANY-SECOND-PHONE, COMPANY-PLACE). */
import { readPage, routes } from '../tools/lib/built-site.ts';
import { expect, test } from './support/test.ts';

const pages = routes.map((route) => ({
  route,
  html: readPage(route),
}));
const count = (html: string, words: string) => html.split(words).length - 1;

test('shows the second phone number once on the whole site', () => {
  const places = pages.flatMap(({ route, html }) => {
    const times = count(html, 'href="tel:+18435550100"');
    return times > 0 ? [`${route}: ${times}`] : [];
  });
  expect(places).toEqual(['/services-style-01: 1']);
});

test('shows the first phone number on every page', () => {
  const without = pages.filter(({ html }) => count(html, 'href="tel:+18435550142"') === 0);
  expect(without.map(({ route }) => route)).toEqual([]);
});

// COMPANY-PLACE
for (const path of ['/drywall-repair', '/contact', '/popcorn-ceiling']) {
  test(`${path} breaks no line inside a phone or license number or a time, even on the narrowest screen`, async ({
    page,
  }) => {
    for (const width of [320, 390, 430]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const broken = await page.evaluate(() => {
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        while (texts.nextNode()) {
          const node = texts.currentNode as Text;
          for (const { 0: number, index } of node.data.matchAll(
            /\(\d{3}\)\s\d{3}-\d{4}|\d{4} 0{6}|\d\s[AP]M\b/gi,
          )) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + number.length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            found.push(`${number}: ${lines.size}`);
          }
        }
        return { numbers: found.length, broken: found.filter((text) => Number(text.split(': ')[1]) > 1) };
      });
      expect(broken.numbers).toBeGreaterThan(3);
      expect([width, broken.broken]).toEqual([width, []]);
    }
  });
}
