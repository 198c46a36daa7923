import { expect, test } from 'vitest';
import { parsePage, serializePage } from './built-page.ts';
import { tidyMarkup } from './tidy-markup.ts';

function tidy(html: string): string {
  const page = parsePage('a.html', html);
  tidyMarkup(page);
  return serializePage(page);
}

const page = (body: string) =>
  `<html><head><title>Call (843) 555-0142 now</title></head><body>${body}</body></html>`;
const unbroken = (text: string) => `<span class="unbroken">${text}</span>`;

test('keeps lumber stamps on one line and lets hyphenated words break', () => {
  expect(tidy(page('<p>S-GRN was a well-known X-ray</p>'))).toBe(
    page(`<p>${unbroken('S-GRN')} was a well-known X-ray</p>`),
  );
});

test('keeps phone numbers and the word e-mail on one line in running text', () => {
  expect(tidy(page('<p>Call (843)\u00a0555-0142</p>'))).toBe(
    page(`<p>Call ${unbroken('(843)&nbsp;555-0142')}</p>`),
  );
  expect(tidy(page('<p>Text (843) 555-0142, or e-mail us &amp; wait. <b>E-mailed plans</b></p>'))).toBe(
    page(
      `<p>Text ${unbroken('(843) 555-0142')}, or ${unbroken('e-mail')} us &amp; wait. <b>${unbroken('E-mailed')} plans</b></p>`,
    ),
  );
});

// An element would be an item of its own in a row of a menu.
test('keeps a typed time on one line without an element', () => {
  expect(tidy(page('<p>Mon-Fri 8.00 am to 5:30 p.m. I am</p>'))).toBe(
    page('<p>Mon-Fri 8.00&nbsp;am to 5:30&nbsp;p.m. I am</p>'),
  );
});

test.each([
  ['a number without other text', '<a href="tel:+18435550142">(843) 555-0142</a><h3>E-mail</h3>'],
  ['what React hydrates', '<div data-island="Cart"><p>Call (843) 555-0142 now</p></div>'],
  [
    'scripts and attributes',
    '<script>const a = "Call (843) 555-0142"</script><img alt="Call (843) 555-0142 now">',
  ],
])('leaves %s', (_, body) => {
  expect(tidy(page(body))).toBe(page(body));
});

test("removes React's comments between texts outside of islands", () => {
  const island = '<div data-island="Cart"><p>1<!-- --> of 2</p></div>';
  expect(tidy(page(`<p>1<!-- --> of 2</p>${island}<!--astro:end-->`))).toBe(
    page(`<p>1 of 2</p>${island}<!--astro:end-->`),
  );
});
