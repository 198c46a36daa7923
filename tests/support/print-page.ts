/** Prints pages to PDF and reads the sheets. */
import { spawnSync } from 'node:child_process';
import type { Page } from '@playwright/test';

/** Sheets of US Letter by address. */
export const mostSheets = {
  '/drywall': 4,
  '/faq': 2,
  '/pricing-plan': 2,
  '/projects/hyatt-regency': 2,
  '/blog/finish-levels': 2,
  '/estimate?room-length=12&room-width=10&room-height=8&wall-length=12': 1,
  '/onepage-02': 5,
};

/** US Letter with the margins of Chromium's dialog. */
const margin = '0.4in';

/** Runs in the page. */
export const hasPaperStyles = (): boolean =>
  [...document.styleSheets].some(({ media }) => media.mediaText === 'print');

export async function print(page: Page): Promise<Buffer> {
  return page.pdf({ format: 'Letter', margin: { top: margin, bottom: margin, left: margin, right: margin } });
}

export async function countSheets(page: Page): Promise<number> {
  const pdf = await print(page);
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** The lines of each sheet, in the order in which the browser painted them. Needs pdftotext. */
export function readSheets(pdf: Buffer): string[][] {
  const { stdout, stderr, status } = spawnSync('pdftotext', ['-raw', '-', '-'], { input: pdf });
  if (status !== 0) throw new Error(`pdftotext failed: ${stderr.toString()}`);
  const sheets = stdout.toString().split('\f').slice(0, -1);
  return sheets.map((sheet) => sheet.split('\n').filter((line) => toLetters(line) !== ''));
}

/** Only letters and digits: a PDF has other spaces, hyphens, capitals and ligatures than the page. */
const toLetters = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Runs in the page. */
export function listPrintedTexts() {
  const listTexts = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.trim()).filter(Boolean);
  const takeoff = '[data-kind=Takeoff]';
  const content = document.querySelector(takeoff) ? takeoff : 'main';
  const answers = ['details:not(.fold) p', '.fold > summary', 'article h3', 'article h3 + p'];
  const turns = [
    '[data-carousel-view] :is(h3, blockquote)',
    '[data-slide] :is(h1, h2)',
    '[data-of] :is(h3, figcaption)',
  ];
  const wanted = ['h1', 'table td', ...answers, ...turns].map((selector) => `${content} ${selector}`);
  const prices = document.querySelector<HTMLElement>(content)?.innerText.match(/\$[\d,.]*\d/g) ?? [];
  return {
    wanted: [...listTexts(wanted.join()), ...prices],
    headings: listTexts('h1, h2, h3, dt, summary'),
    controls: listTexts('button, a[data-tone], nav a'),
  };
}

/** Texts that the sheets lack, controls that they show, and headings that end a sheet. */
export function findPaperFaults(
  sheets: readonly (readonly string[])[],
  texts: ReturnType<typeof listPrintedTexts>,
): string[] {
  const all = toLetters(sheets.flat().join(''));
  const lines = new Set(sheets.flat().map(toLetters));
  const headings = texts.headings.map(toLetters);
  const isHeading = (letters: string) => headings.includes(letters);
  const ends = sheets.slice(0, -1).map((sheet) => toLetters(sheet.at(-1) ?? ''));
  return [
    ...texts.wanted.filter((words) => !all.includes(toLetters(words))).map((words) => `missing: ${words}`),
    ...texts.controls
      .filter((words) => lines.has(toLetters(words)) && !isHeading(toLetters(words)))
      .map((words) => `control: ${words}`),
    ...ends
      .filter((end) => headings.some((heading) => heading.endsWith(end)))
      .map((end) => `lonely heading: ${end}`),
  ];
}

/** The numbers of rows that are not on one sheet with their amount: `manyLines` of tests/support/written-quote.ts. */
export function findTornRows(sheets: readonly (readonly string[])[], count: number): number[] {
  const texts = sheets.map((sheet) => sheet.join(' '));
  return Array.from({ length: count }, (_, index) => index).filter((index) => {
    const row = new RegExp(
      `Start${index} .* end${index}\\b.*?\\$${(1_000 + index).toLocaleString('en-US')}\\.11`,
    );
    return !texts.some((text) => row.test(text));
  });
}
