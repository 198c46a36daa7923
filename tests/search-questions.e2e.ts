/** Searches in the words of homeowners and builders, each with the page that must come first. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { openSearch } from '../domain/search.ts';
import { searchIndex } from '../contract/search-index.ts';
import { readServerWords } from '../contract/read-words.ts';
import { site } from '../tools/lib/built-site.ts';

const pages = searchIndex.parse(JSON.parse(readFileSync(path.join(site, 'search-index.json'), 'utf8')));
const search = openSearch(pages, readServerWords().answers.search.alike);

for (const [question, address] of [
  ['cracked ceiling', '/drywall-repair'],
  ['crack in the wall', '/drywall-repair'],
  ['hole in drywall', '/drywall-repair'],
  ['water stain', '/drywall-repair'],
  ['price', '/pricing-plan'],
  ['prices', '/pricing-plan'],
  ['what does it cost', '/pricing-plan'],
  ['how much does drywall cost', '/drywall'],
  ['drywall', '/drywall'],
  ['dry wall', '/drywall'],
  ['dry wal', '/drywall'],
  ['sheetrock', '/drywall'],
  ['sheet rock repair', '/drywall-repair'],
  ['popcorn removal', '/popcorn-ceiling'],
  ['pop corn ceiling', '/popcorn-ceiling'],
  ['popcornceiling', '/popcorn-ceiling'],
  ['drop ceiling', '/acoustical-ceiling'],
  ['suspended ceiling', '/acoustical-ceiling'],
  ['FRP panels', '/fiberglass-reinforced-panel'],
  ['painters', '/painting'],
  ['paint a bedroom', '/painting'],
  ['framing contractor', '/framing'],
  ['framers', '/framing'],
  ['steel studs', '/framing'],
  ['level 5 finish', '/blog/finish-levels'],
  ['hurricane straps', '/blog/hurricane-straps'],
  ['mount pleasant', '/faq'],
  ['goose creek', '/faq'],
  ['count the boards for a room', '/estimate'],
  ['invite to bid', '/bid'],
  ['phone number', '/contact'],
  ['licensed and insured', '/faq'],
  ['what does the warranty cover', '/faq'],
  ['Walt', '/team/walt-pruitt'],
  ['day labor', '/general-labor'],
  ['demolition and cleanup', '/general-labor'],
  ['elementary school', '/projects/eisenhower-elementary'],
  ['hotel', '/projects/hyatt-regency'],
  ['photos of your work', '/gallery'],
] as const) {
  test(`finds ${address} first for “${question}”`, () => {
    expect(search(question).map((result) => result.path)[0]).toBe(address);
  });
}

for (const nonsense of ['pudding', 'zebra', 'wedding cake']) {
  test(`finds nothing for “${nonsense}”`, () => {
    expect(search(nonsense)).toEqual([]);
  });
}
