/** The PDF of a quote in real readers. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { english } from '../../contract/words/english.ts';
import { lacks } from '../testing/installed.ts';
import { readCode } from '../testing/read-code.ts';
import { readPdfTexts } from '../testing/read-pdf.ts';
import { makeLine, makeLines, makeQuote } from '../testing/sample-quote.ts';
import { makeFaces } from './build-paper.ts';
import { drawQuote, toPaperWords } from './draw-quote.ts';
import { encodeAddress, writeDays } from './write-paper.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'paper-'));
const file = path.join(folder, 'quote.pdf');
const address = 'HTTPS://WWW.OBRIENBUILDERS.EXAMPLE/Q/PT-7K3F-9QX2/1/0123456789AB';
const sized = makeLine('Frame an opening, 12′-6″ × 8′, ⅝″ plywood – “rated”', 777_701);

beforeAll(async () => {
  await makeFaces(folder);
  const quote = makeQuote({ lines: [...makeLines(20), sized] });
  const online = { address, code: encodeAddress(address) };
  const days = writeDays({ quote, acceptance: undefined }, 'America/Chicago');
  writeFileSync(file, await drawQuote({ quote, online, words: toPaperWords(english.request), days }, folder));
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

const run = (program: string, ...args: readonly string[]): string =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

const readLayout = (pdf: string): string => run('pdftotext', '-layout', pdf, '-');

test.skipIf(lacks('a quote in Poppler', ['pdftotext']))('Poppler finds each amount beside its line', () => {
  const rows = readLayout(file).split('\n');
  for (let index = 0; index < 20; index++) {
    const row = rows.find((one) => one.includes(`Start${index} `));
    expect(row).toContain(`$1,234.${String(index).padStart(2, '0')}`);
  }
  const row = rows.find((one) => one.includes('Frame an opening'));
  expect(row).toMatch(/12'-6" × 8', 5\/8" .*\$7,777\.01/);
  expect(run('pdfinfo', file)).toMatch(/Tagged:\s+yes/);
});

test.skipIf(lacks('a quote in MuPDF', ['mutool']))('MuPDF finds each amount after its line', () => {
  const text = run('mutool', 'draw', '-F', 'txt', file);
  for (let index = 0; index < 20; index++) {
    const [, row] = text.split(`Start${index} `);
    expect(row?.match(/\$1,234\.\d\d/)?.[0]).toBe(`$1,234.${String(index).padStart(2, '0')}`);
  }
});

test.skipIf(lacks('a quote after Ghostscript', ['gs', 'pdftotext']))('Ghostscript changes no digit', () => {
  const small = path.join(folder, 'small.pdf');
  run('gs', '-q', '-dBATCH', '-dNOPAUSE', '-sDEVICE=pdfwrite', '-dPDFSETTINGS=/ebook', '-o', small, file);
  // It garbles names and prose that are not Latin-1, which lines therefore have not.
  const read = (pdf: string) => {
    const text = readLayout(pdf);
    return [
      ...(text.match(/\$[\d,]+\.\d\d/g) ?? []),
      /Frame an opening.*/.exec(text)?.[0].replaceAll(/ +/g, ' '),
    ];
  };
  const amounts = read(file);
  expect(amounts).toHaveLength(2 * 21 + 6 + 1);
  expect(read(small)).toEqual(amounts);
});

// QUOTE-CODE
test.skipIf(lacks('the code of a quote', ['pdftoppm']))('phones read the code', async () => {
  const [title] = readPdfTexts(readFileSync(file)).filter(
    ({ text }) => text === english.request.paper.online,
  );
  // In pixels of 1/144 inch. The code begins beside its title, and 45 modules are more than it has.
  const [left, top, side] = [2 * 180, Math.round(2 * (792 - (title?.baseline ?? 0) - 16)), 2 * 90];
  const place = ['-x', left, '-y', top, '-W', side, '-H', side].map(String);
  const sheet = String(title?.sheet);
  run(
    'pdftoppm',
    '-png',
    '-r',
    '144',
    '-f',
    sheet,
    '-l',
    sheet,
    '-singlefile',
    ...place,
    file,
    path.join(folder, 'code'),
  );
  const found = await readCode(path.join(folder, 'code.png'));
  expect(new Set(found)).toEqual(new Set([address]));
});
