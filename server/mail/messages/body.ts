/** Renders the blocks of a mail as text and as HTML. All escaping happens here. */
import { getLanguage } from '../../../contract/language.ts';
import type { SiteManifest } from '../../../contract/site-manifest.ts';
import { getCallAddress, linkPhones, writeDialed, type PhoneNumber } from '../../../domain/typed/phone.ts';
import { escapeHtml } from '../../../domain/escape-html.ts';
import { toPlainSpaces } from '../../../domain/typed/plain-spaces.ts';
import type { Detail } from '../../presenter/describe-lead.ts';

export type Block =
  | { type: 'heading'; text: string }
  | { type: 'paragraph'; text: string }
  | { type: 'table'; rows: readonly (readonly string[])[] }
  | { type: 'details'; rows: readonly Detail[] }
  | { type: 'links'; links: readonly (readonly [label: string, url: string])[] }
  | { type: 'pictures'; pictures: readonly LinkedPicture[] };

/** A text is a paragraph. Empty parts are left out. */
export type Part = Block | string | false | undefined;

const toBlock = (part: Part): Block[] =>
  typeof part === 'object' ? [part] : part ? [{ type: 'paragraph', text: part }] : [];

export const toLinks = (...links: readonly (readonly [label: string, url: string])[]): Block => ({
  type: 'links',
  links,
});

/** A link with a thumbnail above it, which is attached under `cid`. */
interface LinkedPicture {
  label: string;
  url: string;
  cid: string | undefined;
}

export function writeBody(parts: readonly Part[]): { text: string; html: string } {
  const blocks = parts.flatMap(toBlock);
  return {
    text: toPlainSpaces(`${blocks.map(toText).join('\n\n')}\n`),
    html: blocks.map(toHtml).join('\n'),
  };
}

export interface Sender {
  name: string;
  phone: PhoneNumber;
  accent: SiteManifest['accent'];
}

/** Wraps the body in a document with the sender's name and the site's accent color. */
export function frameHtml(body: string, { name, phone, accent }: Sender): string {
  const plane = `margin:0 0 20px;padding:12px 16px;background:${accent.plane};color:${accent.words};font-weight:bold`;
  return [
    `<!doctype html><html lang="${getLanguage()}"><meta charset="utf-8"><body style="font-family:sans-serif;font-size:16px">`,
    `<p style="${plane}">${escapeHtml(name)}</p>`,
    linkPhones(body, [phone], ' style="white-space:nowrap"'),
    '</body></html>',
  ].join('\n');
}

function toText(block: Block): string {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
      return block.text;
    case 'details':
      return block.rows.map(toTextLine).join('\n');
    case 'table':
      return toColumns(block.rows);
    case 'links':
      return block.links.map(([label, url]) => `${label}: ${url}`).join('\n');
    case 'pictures':
      return block.pictures.map(({ label, url }) => `${label}: ${url}`).join('\n');
  }
}

/** Pads each column to its widest cell, except the last. A row of one cell is a heading. */
function toColumns(rows: readonly (readonly string[])[]): string {
  const widthOf = (column: number) =>
    Math.max(...rows.filter(({ length }) => length > 2).map((row) => row[column]?.length ?? 0), 0);
  const widths = [widthOf(0), widthOf(1), widthOf(2)];
  return rows
    .map((row) =>
      row.map((cell, index) => (index < row.length - 1 ? cell.padEnd(widths[index] ?? 0) : cell)).join('  '),
    )
    .join('\n');
}

/** Removes direction controls, which could make text read differently than it was sent. */
const withoutTurns = (text: string) => text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '');

function toTextLine([label, typed, phones = []]: Detail): string {
  const value = withoutTurns(typed) + inParentheses(phones.map(writeDialed));
  return value.includes('\n') ? `${label}:\n  ${value.replaceAll('\n', '\n  ')}` : `${label}: ${value}`;
}

function toHtml(block: Block): string {
  switch (block.type) {
    case 'heading':
      return `<h1 style="font-size:20px">${escapeHtml(block.text)}</h1>`;
    case 'paragraph':
      return `<p>${toLines(block.text)}</p>`;
    case 'details':
      return `<table cellpadding="6" style="border-collapse:collapse">${block.rows.map(toHtmlRow).join('\n')}</table>`;
    case 'table':
      return toHtmlTable(block.rows);
    case 'links':
      return `<p>${block.links.map(([label, url]) => `<a href="${escapeHtml(url)}">${escapeHtml(label)}</a>`).join(' &nbsp; ')}</p>`;
    case 'pictures':
      return block.pictures.map(toHtmlPicture).join('\n');
  }
}

/** The link text is also the picture's alt text. */
function toHtmlPicture({ label, url, cid }: LinkedPicture): string {
  const picture = cid === undefined ? '' : `<img src="cid:${escapeHtml(cid)}" alt=""><br>`;
  return `<p><a href="${escapeHtml(url)}">${picture}${escapeHtml(label)}</a></p>`;
}

function toHtmlTable(rows: readonly (readonly string[])[]): string {
  const columns = Math.max(...rows.map(({ length }) => length));
  const line = 'border-bottom:1px solid #d5d0c6';
  const toRow = (row: readonly string[]) =>
    row
      .map((cell, index) => {
        const tag = index === 0 ? 'th' : 'td';
        const span = index === row.length - 1 ? ` colspan="${columns - index}"` : '';
        return `<${tag} align="left" valign="top" style="${line}"${span}>${escapeHtml(cell)}</${tag}>`;
      })
      .join('');
  const body = rows.map((row) => `<tr>${toRow(row)}</tr>`).join('\n');
  return `<table cellpadding="6" style="border-collapse:collapse">${body}</table>`;
}

const inParentheses = (numbers: readonly string[]): string =>
  numbers.length === 0 ? '' : ` (${numbers.join(', ')})`;

function toHtmlRow([label, typed, phones = []]: Detail): string {
  const numbers = phones.map((phone) => `<a href="${getCallAddress(phone)}">${writeDialed(phone)}</a>`);
  const value = toLines(withoutTurns(typed)) + inParentheses(numbers);
  return `<tr><th align="left" valign="top">${escapeHtml(label)}</th><td>${value}</td></tr>`;
}

function toLines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}
