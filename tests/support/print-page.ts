/** Prints pages to PDF and reads the sheets. */
import { spawnSync } from 'node:child_process';
import type { Page } from '@playwright/test';

/** US Letter with the margins of Chromium's dialog. */
const margin = '0.4in';
const print = (page: Page) =>
  page.pdf({ format: 'Letter', margin: { top: margin, bottom: margin, left: margin, right: margin } });

export async function countSheets(page: Page): Promise<number> {
  const pdf = await print(page);
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** The lines of each sheet, in the order in which the browser painted them. Needs pdftotext. */
export async function readSheets(page: Page): Promise<string[][]> {
  const pdf = await print(page);
  const { stdout, stderr, status } = spawnSync('pdftotext', ['-raw', '-', '-'], { input: pdf });
  if (status !== 0) throw new Error(`pdftotext failed: ${stderr.toString()}`);
  const sheets = stdout.toString().split('\f').slice(0, -1);
  return sheets.map((sheet) => sheet.split('\n').filter((line) => toLetters(line) !== ''));
}

/** Only letters and digits: a PDF has other spaces, hyphens and capitals than the page. */
export const toLetters = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
