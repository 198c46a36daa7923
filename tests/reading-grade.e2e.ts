/** Reading level of the listed pages by the Flesch-Kincaid formula, in years of school in the US. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { SearchPage } from '../contract/search-index.ts';
import { searchIndexFile } from '../contract/endpoints.ts';
import { site } from '../tools/lib/built-site.ts';

const hardest = 7;

/** Good enough for English: counts groups of vowels, except silent ones at the end. */
function countSyllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  if (letters.length <= 3) return 1;
  const spoken = letters.replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '');
  return Math.max(1, spoken.match(/[aeiouy]{1,2}/g)?.length ?? 0);
}

/** Labels and headings of up to three words are not sentences. */
function readGrade(text: string): number {
  const sentences = text.split(/(?<=[.!?])\s+| · /).filter((sentence) => sentence.split(/\s+/).length > 3);
  const words = sentences.flatMap((sentence) => sentence.split(/\s+/)).filter((word) => /[a-z]/i.test(word));
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

test('needs at most seven years of school on every listed page', () => {
  const pages = JSON.parse(readFileSync(path.join(site, searchIndexFile), 'utf8')) as SearchPage[];
  expect(pages.length).toBeGreaterThan(45);
  for (const page of pages) expect.soft(readGrade(page.text), page.path).toBeLessThan(hardest);
});
