/** Draws the PDF of a quote. It prints stored cents and computes none. */
import { fillIn } from '../../contract/fill-in.ts';
import type { Acceptance, Quote, QuoteLine } from '../../contract/quote.ts';
import type { RequestWords } from '../../contract/words/english.ts';
import { formatMoney, formatQuantity, listChosen } from '../../domain/quotes/amounts.ts';
import { listSums } from '../../domain/quotes/list-sums.ts';
import { paperFolder } from './faces.ts';
import { writeLine } from './paper-letters.ts';
import {
  openSheets,
  wholeWidth,
  type Cell,
  type Row,
  type Sheets,
  type Style,
  type Texts,
} from './sheets.ts';

type PaperWords = Omit<RequestWords['quote'], keyof RequestWords['paper']> & RequestWords['paper'];
export const toPaperWords = ({ quote, paper }: RequestWords): PaperWords => ({ ...quote, ...paper });

export interface QuotePaper {
  /** A version that was sent. */
  quote: Quote;
  /** With it, the PDF has only the lines that the customer chose. */
  acceptance?: Acceptance | undefined;
  /** The address of its page, and the rows of its code, which the server makes in a tenth of the time. */
  online?: { address: string; code: readonly string[] } | undefined;
  words: PaperWords;
  days: PaperDays;
}

/** As printed. The server writes them, because the first formatted day of a process takes 17 ms. */
export interface PaperDays {
  sent: string;
  validUntil: string;
  /** Day and time; empty without an acceptance. */
  accepted: string;
}

const [quiet, accent] = ['#5d6570', '#14556b'];
const small: Style = { size: 8.5, height: 12.5, color: quiet };
const fine: Style = { size: 8.5, height: 12.5 };
const text: Style = { size: 9.5, height: 14 };
const figures: Style = { ...text, isTabular: true };
const label: Style = { ...text, weight: 600 };
const heading: Style = { size: 11, height: 18, weight: 600 };
const sum: Style = { size: 12, height: 18, weight: 600, isTabular: true };
const company: Style = { size: 13, height: 19, weight: 600 };
const title: Style = { size: 22, height: 28, weight: 600 };
const hairline = { color: '#dde1e6', weight: 0.5 };
const strong = { color: '#8b939d', weight: 0.75 };

/** Spares a last sheet that has only a few lines, if the others have room for them. */
export function drawQuote(paper: QuotePaper, faces = paperFolder): Promise<Buffer> {
  const { quote, words } = paper;
  const { reference, version } = quote;
  const name = fillIn(words.version, { reference, version });
  const usual = fillSheets(paper, name, { faces, spacing: 'usual' });
  const tight = usual.isLastEmpty() ? fillSheets(paper, name, { faces, spacing: 'tight' }) : usual;
  return (tight.count() < usual.count() ? tight : usual).close(
    (page, pages) => [`${quote.company.name}  ·  ${name}`, fillIn(words.pages, { page, pages })],
    small,
  );
}

function fillSheets(
  paper: QuotePaper,
  name: string,
  looks: Pick<Parameters<typeof openSheets>[0], 'faces' | 'spacing'>,
): Sheets {
  const { quote, acceptance, words } = paper;
  const { language, reference } = quote;
  const sheets = openSheets({
    ...{ lang: language, ...looks, title: fillIn(words.title, { reference, work: quote.title }) },
    createdMs: acceptance?.atMs ?? Date.parse(`${quote.sentOn}T12:00:00Z`),
  });
  const addProse = (subject: string, texts: readonly string[], style = text) => {
    const paragraphs = texts.flatMap((one) => one.split('\n')).filter((one) => one.trim() !== '');
    const filled = paragraphs.map((one) => [one, style] as const);
    if (filled.length > 0) sheets.addProse([subject, label], filled);
  };

  addLetterhead(sheets, paper, name);
  addLines(sheets, paper);
  addTotals(sheets, paper);
  addProse(words.exclusions, [quote.exclusions]);
  addProse(words.start, [quote.start]);
  addProse(words.payment, [quote.payment, describeDeposit(paper)]);
  addProse(words.terms, [quote.terms], fine);
  addProse(words.law, quote.law, fine);
  if (acceptance) addAcceptance(sheets, paper, acceptance);
  if (paper.online) addOnline(sheets, paper, paper.online);
  return sheets;
}

function addLetterhead(sheets: Sheets, { quote, acceptance, words, days }: QuotePaper, name: string): void {
  const { company: from, customer } = quote;
  const cell = (texts: Texts, width: number, isRight = false): Cell => ({
    ...{ tag: 'P', width, isRight },
    texts: texts.filter(([one]) => one !== ''),
  });
  const fact = (subject: string, values: readonly string[], width: number) =>
    cell([[subject, small], ...values.map((one) => [one, text] as const)], width);
  const section = sheets.addSection();
  const proofs: Texts = [
    [from.license && fillIn(words.license, { license: from.license }), small],
    [from.insurance && fillIn(words.insurance, { insurance: from.insurance }), small],
  ];
  const contacts: Texts = [from.address, from.phone, from.email, from.url].map((one) => [one, small]);
  sheets.addRow(section, [cell([[from.name, company], ...proofs], 270), cell(contacts, 210, true)]);
  sheets.leave(10);
  sheets.drawRule({ color: accent, weight: 1.5 });
  sheets.leave(20);
  const kind = acceptance ? words.acceptedKind : words.kind;
  sheets.addText(section, 'P', [[kind, { ...label, color: accent }]]);
  sheets.addText(section, 'H1', [[quote.title, title]], 0, 430);
  sheets.leave(12);
  sheets.addRow(section, [
    fact(words.customer, [customer.name, customer.address], 190),
    fact(words.reference, [name], 100),
    fact(words.sent, [days.sent], 92),
    fact(words.validUntil, [days.validUntil], 92),
  ]);
  sheets.leave(18);
}

function addLines(sheets: Sheets, { quote, acceptance, words }: QuotePaper): void {
  const { lines, options, language } = quote;
  const chosen = acceptance ? listChosen(lines, acceptance.choice) : lines;
  const names = words.lines;
  const columns = [names.text, names.quantity, names.unit, names.rate, names.amount];
  const head: Row = { cells: toCells('TH', columns), rule: strong };
  const toRow = ({ text: what, quantity, unit, rateCents, cents }: QuoteLine): Row => {
    const isLump = unit === '' && quantity === 1_000;
    const rate = [formatQuantity(quantity, language), writeLine(unit), formatMoney(rateCents, language)];
    const values = [writeLine(what), ...(isLump ? ['', '', ''] : rate), formatMoney(cents, language)];
    return { cells: toCells('TD', values), rule: hairline };
  };
  const groups = [
    { part: 'always', name: options.length > 0 ? names.always : '' },
    ...options,
    { part: 'optional', name: acceptance ? names.chosen : names.optional },
  ];
  const rows = groups.flatMap(({ part, name }) => {
    const lines = chosen.filter((line) => line.part === part).map(toRow);
    return lines.length > 0 && name !== '' ? [toTitle(name), ...lines] : lines;
  });
  sheets.addTable({ name: [names.work, heading], head, rows });
}

/** The lines below it are a part of the quote. */
const toTitle = (name: string): Row => ({
  cells: [
    { tag: 'TH', scope: 'Column', columns: lineColumns.length, texts: [[name, label]], width: wholeWidth },
  ],
  rule: hairline,
  isTitle: true,
});

const lineColumns = [
  { width: 226 },
  { width: 54, isRight: true },
  { width: 50 },
  { width: 66, isRight: true },
  { width: 76, isRight: true },
];
const toCells = (tag: 'TH' | 'TD', values: readonly string[]): Cell[] =>
  lineColumns.map((column, index) => ({
    ...column,
    ...{ tag, texts: [[values[index] ?? '', tag === 'TH' ? small : figures]] },
    ...(tag === 'TH' && { scope: 'Column' }),
  }));

/** One column for each option. */
function addTotals(sheets: Sheets, { quote, acceptance, words }: QuotePaper): void {
  const { options } = quote;
  const columns = acceptance ? [{ totals: acceptance.totals, part: acceptance.choice.option }] : quote.totals;
  const isOnly = columns.length === 1;
  const width = isOnly ? 120 : 100;
  const subjectWidth = wholeWidth - columns.length * (width + 12);
  const toRow = (tag: 'TH' | 'TD', values: readonly string[], style: Style): Cell[] =>
    values.map((value, index) => ({
      tag: index === 0 ? 'TH' : tag,
      ...(tag === 'TH' ? { scope: 'Column' } : index === 0 && { scope: 'Row' }),
      texts: [[value, style]],
      ...(index === 0 ? { width: subjectWidth, isRight: isOnly } : { width, isRight: true }),
    }));
  const sums = columns.map((column) => listSums(quote, column.totals, words));
  const names = columns.map(({ part }) => options.find((option) => option.part === part)?.name ?? '');
  sheets.addTable({
    name: isOnly ? undefined : [words.totals, heading],
    head: isOnly ? undefined : { cells: toRow('TH', ['', ...names], small), rule: strong },
    rows: (sums[0] ?? []).map(([subject], row) => {
      const amounts = sums.map((column) => column[row]?.[1] ?? '');
      return { cells: toRow('TD', [subject, ...amounts], subject === words.total ? sum : figures) };
    }),
    isWhole: true,
  });
}

function describeDeposit({ quote: { depositRate, paymentPage }, words }: QuotePaper): string {
  if (depositRate === 0) return '';
  return paymentPage === '' ? words.check : fillIn(words.paymentPage, { address: paymentPage });
}

function addAcceptance(sheets: Sheets, { words, days }: QuotePaper, acceptance: Acceptance): void {
  const { name, consent, version, hash } = acceptance;
  sheets.addProse(
    [words.acceptance, label],
    [
      [name, { ...label, size: 12 }],
      [fillIn(words.acceptedBy, { day: days.accepted }), text],
      [consent, text],
      [fillIn(words.fingerprint, { version, hash: hash.slice(0, 16) }), { ...small, isTabular: true }],
    ],
  );
}

const addOnline = (
  sheets: Sheets,
  { words }: QuotePaper,
  { address, code }: NonNullable<QuotePaper['online']>,
): void =>
  sheets.addCode(
    code,
    [words.online, label],
    [
      [words.scan, text],
      [address.replace('/Q/', '/Q/\n'), fine],
    ],
  );
