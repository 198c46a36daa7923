/** QUOTE-PAPER */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Acceptance, Quote } from '../../contract/quote.ts';
import { english } from '../../contract/words/english.ts';
import { readPdfTexts, type PdfText } from '../testing/read-pdf.ts';
import { bundlePrinter, makeFaces } from './build-paper.ts';
import { drawQuote, toPaperWords, type QuotePaper } from './draw-quote.ts';
import { paperFolder } from './faces.ts';
import { listUndrawable } from './paper-letters.ts';
import { makeLine, makeLines, makeQuote, sampleTotals } from '../testing/sample-quote.ts';
import { encodeAddress, writeDays } from './write-paper.ts';
import { writePdf } from './write-pdf.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'paper-'));

beforeAll(() => makeFaces(folder), 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

const words = toPaperWords(english.request);

const acceptance: Acceptance = {
  ...{ version: 2, hash: '0123456789abcdef0123456789abcdef', name: '王  Łukasz', consent: 'I accept it.' },
  ...{ choice: { option: 'b', optional: [3] }, totals: { ...sampleTotals, totalCents: 4_242_424 } },
  ...{ atMs: Date.UTC(2026, 10, 30, 1, 5), network: '203.0.113.9' },
};

function draw(quote: Quote, accepted?: Acceptance, online?: QuotePaper['online']): Promise<Buffer> {
  const sent = { quote, acceptance: accepted };
  return drawQuote({ ...sent, online, words, days: writeDays(sent, 'America/Chicago') }, folder);
}

const read = async (quote: Quote, accepted?: Acceptance): Promise<PdfText[]> =>
  readPdfTexts(await draw(quote, accepted));

/** Texts as one line, because a name may be drawn in several typefaces. */
const join = (texts: readonly PdfText[]): string => texts.map(({ text }) => text).join('');

test('draws the same bytes each time, with language, title and tags', async () => {
  const pdf = await draw(makeQuote());
  expect(pdf.equals(await draw(makeQuote()))).toBe(true);
  const source = pdf.toString('latin1');
  for (const part of ['%PDF-1.7', '/Lang (en-US)', '/Marked true', '/DisplayDocTitle true'])
    expect(source).toContain(part);
  expect(source).toContain('(Quote Q-1042: Kitchen renovation)');
  expect(source).toContain('(D:20261128120000Z)');
  const count = (tag: string) => source.split(`/S /${tag}\n`).length - 1;
  expect({ document: count('Document'), h1: count('H1'), tables: count('Table') }).toEqual({
    ...{ document: 1, h1: 1, tables: 2 },
  });
  // The head and five lines; the totals have six rows.
  expect([count('TR'), count('TD'), source.split('/Scope /Row').length - 1]).toEqual([12, 31, 6]);
  expect(source.split('/Scope /Column').length - 1).toBe(5);
});

test('draws a whole row after the other, and the stored cents even where they are no sum', async () => {
  const texts = await read(makeQuote({ lines: [makeLine('Tile', 99_999), makeLine('Credit', -50_000)] }));
  const cells = texts.filter(({ tag }) => tag === 'TD' || tag === 'TH').map(({ text }) => text);
  expect(cells.slice(5)).toEqual([
    ...['Tile', '2.5', 'sq ft', '$11.30', '$999.99'],
    ...['Credit', '2.5', 'sq ft', '$11.30', '-$500.00'],
    ...['Subtotal', '$10,000.10', 'Discount 5%', '-$500.01'],
    ...['Tax 8.25% on the total of these lines', '$783.76', 'Total', '$10,283.85'],
    ...['Deposit 30%', '$3,085.16', 'Balance', '$7,198.69'],
  ]);
});

test('draws digits of one width in columns that end at the margin', async () => {
  const lines = [makeLine('Ones', 111_111), makeLine('Eights', 888_888)];
  const amounts = (await read(makeQuote({ lines }))).filter(({ text }) => /1,111|8,888/.test(text));
  expect(amounts).toHaveLength(2);
  for (const { right } of amounts) expect(right).toBeCloseTo(556, 3);
  expect(amounts[0]?.left).toBeCloseTo(amounts[1]?.left ?? 0, 3);
});

test('writes sizes in ASCII, and leaves names and prose their typography', async () => {
  const line = makeLine('12′-6″ × 8′, 1⅝″ – “soft”, −2 °F', 100, { unit: 'm²' });
  const texts = join(await read(makeQuote({ lines: [line], terms: 'A gap of ⅛″ is no fault – “fine”.' })));
  expect(texts).toContain('12\'-6" × 8\', 1 5/8" - "soft", -2 °F');
  expect(texts).toContain('A gap of 1/8" is no fault – “fine”.');
  expect(texts).toContain('Łukasz Đặng O’Brien');
  expect(texts).toContain('The owner’s appliances');
  // What is below each other in one cell is not one word.
  expect(texts).toContain('Prepared for Łukasz Đặng O’Brien 77 Old Mill Lane');
});

// Poppler joins the lines: “10 - 12 ft” is read as “10 12 ft” or “1012 ft”.
test('never ends a line with a hyphen', async () => {
  const range = 'A wall of 10 - 12 ft, two- or three-story. '.repeat(20);
  const texts = await read(makeQuote({ lines: [makeLine(range, 100)], terms: range }));
  expect(texts.filter(({ text }) => /- ?$/.test(text))).toEqual([]);
});

test('names the letters that no typeface has, and draws their numbers', async () => {
  const quote = makeQuote({ law: ['Ура ✓'], terms: '⅝″ ½ \u00ad Ελλάδα', title: 'Naïve 王' });
  expect(listUndrawable(quote, folder).sort()).toEqual(['✓', '王']);
  expect(join(await read(quote))).toContain('Naïve (U+738B)');
});

test('keeps each of sixty rows on one sheet, below a head that readers hear once', async () => {
  const texts = await read(makeQuote({ lines: makeLines(60) }));
  for (let index = 0; index < 60; index++) {
    const [start] = texts.filter(({ text }) => text.startsWith(`Start${index} `));
    const [end] = texts.filter(({ text }) => text.endsWith(`end${index}`));
    const [amount] = texts.filter(({ text }) => text === `$1,234.${String(index).padStart(2, '0')}`);
    expect(amount).toMatchObject({ sheet: start?.sheet, baseline: start?.baseline });
    expect(end?.sheet).toBe(start?.sheet);
  }
  const heads = texts.filter(({ text }) => text === 'Description').map(({ tag }) => tag);
  expect(heads).toEqual(['TH', ...heads.slice(1).map(() => 'Artifact')]);
  expect(heads.length).toBeGreaterThan(3);
  expect(texts.at(-1)?.text).toBe(`Page ${texts.at(-1)?.sheet} of ${texts.at(-1)?.sheet}`);
});

test('puts the title of an option above its lines on each sheet, and the sums on one sheet', async () => {
  const options = [
    { part: 'a', name: 'Maple' },
    { part: 'b', name: 'Oak' },
  ] as const;
  const totals = options.map(({ part }) => ({ part, totals: sampleTotals }));
  for (let count = 1; count < 40; count++) {
    const lines = makeLines(count + 2).map((line, index) => ({
      ...{ ...line, part: index < count ? ('a' as const) : ('b' as const) },
    }));
    const texts = await read(makeQuote({ lines, options: [...options], totals }));
    const find = (start: string) => texts.find(({ text }) => text.startsWith(start))?.sheet;
    expect([count, find('Oak')]).toEqual([count, find(`Start${count} `)]);
    expect([count, find('Subtotal')]).toEqual([count, find('Balance')]);
    const isOfMaple = ({ text }: PdfText) => Number(/^Start(\d+) /.exec(text)?.[1] ?? count) < count;
    // The last one heads the column of its sums.
    const titles = texts.filter(({ text }) => text === 'Maple').slice(0, -1);
    const listSheets = (some: readonly PdfText[]) => [...new Set(some.map(({ sheet }) => sheet))];
    expect(listSheets(titles)).toEqual(listSheets(texts.filter(isOfMaple)));
    expect(titles.filter(({ tag }) => tag === 'TH')).toHaveLength(1);
  }
});

test('spares a last sheet of a few lines if the others have room for them', async () => {
  const sheets: (number | undefined)[] = [];
  for (const count of [4, 5, 22, 23])
    sheets.push((await read(makeQuote({ lines: makeLines(count) }))).at(-1)?.sheet);
  expect(sheets).toEqual([1, 2, 2, 3]);
});

test('keeps everything within the margins, even endless words, lines and names', async () => {
  const long = 'W'.repeat(400);
  const lines = [makeLine(long, 100), makeLine('Word '.repeat(2_000), 200)];
  const customer = { name: long, email: '', address: long };
  const texts = await read(makeQuote({ lines, customer, title: long, terms: `${long} `.repeat(30) }));
  const beyond = texts.filter(({ text, left, right, baseline, tag }) => {
    const isFooter = tag === 'Artifact' && baseline < 60;
    const space = text.endsWith(' ') ? 3 : 0;
    return left < 55.9 || right - space > 556.1 || baseline > 740 || (baseline < 70 && !isFooter);
  });
  expect(beyond).toEqual([]);
  expect(join(texts).match(/Word/g)).toHaveLength(2_000);
});

test('shows options side by side, and after an acceptance only what was chosen', async () => {
  const totals = (totalCents: number) => ({ ...sampleTotals, totalCents });
  const quote = makeQuote({
    options: [
      { part: 'a', name: 'Maple' },
      { part: 'b', name: 'Oak' },
    ],
    lines: [
      ...[makeLine('Demolition', 100), makeLine('Maple boxes', 200, { part: 'a' })],
      ...[makeLine('Oak boxes', 300, { part: 'b', quantity: 1_000, unit: '' })],
      ...[makeLine('Lights', 400, { part: 'optional' }), makeLine('Heating', 500, { part: 'optional' })],
    ],
    totals: [
      { part: 'a', totals: totals(111) },
      { part: 'b', totals: totals(222) },
    ],
  });
  const offered = (await read(quote)).map(({ text }) => text);
  expect(offered.slice(offered.indexOf('Total')).slice(0, 3)).toEqual(['Total', '$1.11', '$2.22']);
  expect(offered).toContain(words.lines.optional);
  // A lump sum has neither quantity nor rate.
  expect(offered[offered.indexOf('Oak boxes') + 1]).toBe('$3.00');

  const accepted = await read(quote, acceptance);
  const texts = accepted.map(({ text }) => text);
  expect(['Demolition', 'Oak boxes', 'Lights'].filter((text) => !texts.includes(text))).toEqual([]);
  expect(['Maple boxes', 'Heating', 'Maple'].filter((text) => texts.includes(text))).toEqual([]);
  expect(texts[texts.indexOf('Total') + 1]).toBe('$42,424.24');
  const whole = join(accepted);
  expect(whole).toContain('(U+738B)  Łukasz');
  expect(whole).toContain('Accepted on Sunday, November 29, 2026 at 7:05 PM CST');
  expect(whole).toContain('I accept it.');
  expect(whole).toContain('Version 2, SHA-256 0123456789abcdef');
  expect(whole).not.toContain('0123456789abcdef0');
});

// QUOTE-CODE
test('writes the address beside the code, and nothing of both without an address', async () => {
  const address = 'HTTPS://OBRIEN.EXAMPLE/Q/PT-7K3F-9QX2/1/0123456789AB';
  const drawn = join(
    readPdfTexts(await draw(makeQuote(), undefined, { address, code: encodeAddress(address) })),
  );
  expect(drawn.replaceAll(' ', '')).toContain((words.scan + address).replaceAll(' ', ''));
  expect(join(await read(makeQuote()))).not.toContain(words.scan);
});

test('draws the same PDF in a process of its own, and says which quote failed', async () => {
  await bundlePrinter(folder);
  const sent = { quote: makeQuote(), acceptance: undefined };
  const paper = { ...sent, words, days: writeDays(sent, 'America/Chicago') };
  expect((await writePdf(paper, folder)).equals(await draw(makeQuote()))).toBe(true);
  await expect(writePdf(paper, path.join(folder, 'missing'))).rejects.toThrow(
    /Q-1042, version 2.*print-quote/s,
  );
});

test('looks for its typefaces where the build of the program puts them', () => {
  expect(paperFolder).toBe(path.resolve('.cache/program/paper'));
});
