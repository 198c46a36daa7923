/** Searches in the words of homeowners and bidders, each with the page that must come first or among the first three. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { openSearch } from '../domain/search/open-search.ts';
import { searchIndex } from '../contract/search-index.ts';
import { readServerWords } from '../contract/read-words.ts';
import { site } from '../tools/lib/built-site.ts';

const pages = searchIndex.parse(JSON.parse(readFileSync(path.join(site, 'search-index.json'), 'utf8')));
const search = openSearch(pages, readServerWords().answers.search.alike);

const expected = parse(readFileSync(path.join(import.meta.dirname, 'search-questions.yaml'), 'utf8')) as {
  first: Record<string, string>;
  amongThree: Record<string, string>;
  nothing: string;
};

/** The words of a search, with the page that it must find. */
const listQuestions = (pages: Record<string, string>) =>
  Object.entries(pages).flatMap(([address, questions]) =>
    questions.split(', ').map((question) => [question, address] as const),
  );
const find = (question: string) => search(question).map((result) => result.path);

// SEARCH-WORDS
for (const [question, address] of listQuestions(expected.first))
  test(`finds ${address} first for “${question}”`, () => {
    expect(find(question)[0]).toBe(address);
  });

for (const [question, address] of listQuestions(expected.amongThree))
  test(`finds ${address} among the first three for “${question}”`, () => {
    expect(find(question).slice(0, 3)).toContain(address);
  });

for (const nonsense of expected.nothing.split(', '))
  test(`finds nothing for “${nonsense}”`, () => {
    expect(search(nonsense)).toEqual([]);
  });
