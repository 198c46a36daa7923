/** Searches in the words of homeowners and bidders, each with the page that must come first or among the first three. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { openSearch } from '../domain/search.ts';
import { searchIndex } from '../contract/search-index.ts';
import { readServerWords } from '../contract/read-words.ts';
import { site } from '../tools/lib/built-site.ts';

const pages = searchIndex.parse(JSON.parse(readFileSync(path.join(site, 'search-index.json'), 'utf8')));
const search = openSearch(pages, readServerWords().answers.search.alike);

// SEARCH-WORDS
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
  ['bonding', '/bid'],
  ['are you bonded', '/bid'],
  ['bid bond', '/bid'],
  ['EMR', '/bid'],
  ['what is your EMR', '/bid'],
  ['COI', '/bid'],
  ['W-9', '/bid'],
  ['W9', '/bid'],
  ['references', '/bid'],
  ['bonding capacity', '/bid'],
  ['certificate of insurance', '/bid'],
  ['do you take down popcorn', '/popcorn-ceiling'],
  ['get rid of popcorn ceiling', '/popcorn-ceiling'],
  ['scrape popcorn', '/popcorn-ceiling'],
  ['popcorn ceilings asbestos', '/popcorn-ceiling'],
  ['sheetrock repair price', '/drywall-repair'],
  ['sheetrok', '/drywall'],
  ['sheatrock', '/drywall'],
  ['sheetrock guys', '/drywall'],
  ['gyp board', '/drywall'],
  ['yeso', '/drywall'],
  ['tablaroca', '/drywall'],
  ['pintura', '/painting'],
  ['cuánto cuesta', '/pricing-plan'],
  ['drywall near me', '/drywall'],
  ['painters near me', '/painting'],
  ['how much', '/pricing-plan'],
  ['how much to fix a hole in the ceiling', '/drywall-repair'],
  ['how much is popcorn removal per square foot', '/popcorn-ceiling'],
  ['are you licensed', '/faq'],
  ['metal studs', '/framing'],
  ['metal stud framing', '/framing'],
  ['light gauge framing', '/framing'],
  ['load bearing wall', '/faq'],
  ['GC', '/general-labor'],
  ['ACT ceiling', '/acoustical-ceiling'],
  ['t-bar ceiling', '/acoustical-ceiling'],
  ['tbar', '/acoustical-ceiling'],
  ['drop cieling', '/acoustical-ceiling'],
  ['acustical tile', '/acoustical-ceiling'],
  ['email', '/contact'],
  ['e-mail address', '/contact'],
  ['phone', '/contact'],
  ['mold', '/drywall-repair'],
  ['moldings', '/fiberglass-reinforced-panel'],
  ['drywall mud', '/drywall'],
  ['mud and tape', '/drywall'],
  ['water damage', '/drywall-repair'],
  ['water damaged ceiling', '/drywall-repair'],
  ['patch a hole', '/drywall-repair'],
  ['nail pops', '/drywall-repair'],
  ['craked ceiling', '/drywall-repair'],
  ['texture match', '/drywall-repair'],
  ['orange peel', '/drywall-repair'],
  ['knock down texture', '/drywall-repair'],
  ['skim coat', '/drywall'],
  ['HOA', '/faq'],
  ['paint a room cost', '/painting'],
  ['baby room paint', '/painting'],
  ['pianting', '/painting'],
  ['demo crew', '/general-labor'],
  ['clean up crew', '/general-labor'],
  ['laborers', '/general-labor'],
  ['BIM', '/virtual-design-and-build'],
  ['clash detection', '/virtual-design-and-build'],
  ['send plans for bid', '/bid'],
  ['ITB', '/bid'],
  ['prequalification', '/bid'],
  ['addendum', '/bid'],
  ['additional insured', '/bid'],
  ['bid lead time', '/bid'],
  ['level 5', '/blog/finish-levels'],
  ['hurricane clips', '/blog/hurricane-straps'],
  ['commercial kitchen walls', '/fiberglass-reinforced-panel'],
  ['washable wall panels', '/fiberglass-reinforced-panel'],
  ['asbestos test', '/popcorn-ceiling'],
  ['how soon can you start', '/faq'],
  ['school projects', '/projects-style-01'],
  ['fire rated wall', '/blog/walls-that-meet-a-slab'],
  ['sound proof wall', '/blog/walls-that-meet-a-slab'],
  ['material list', '/estimate'],
  ['garage drywall', '/drywall'],
  ['new house framing', '/framing'],
  ['ceiling leak', '/drywall-repair'],
  ['leaking cieling', '/drywall-repair'],
  ['calculator', '/estimate'],
] as const) {
  test(`finds ${address} first for “${question}”`, () => {
    expect(search(question).map((result) => result.path)[0]).toBe(address);
  });
}

// Another page answers as well.
for (const [question, address] of [
  ['licensed in Georgia', '/about'],
  ['send me your COI', '/bid'],
  ['largest job', '/bid'],
  ['proof of insurance', '/faq'],
  ['lead paint', '/faq'],
  ['do I need a permit', '/faq'],
  ['free estimate', '/faq'],
  ['warrenty', '/faq'],
  ['guarantee', '/faq'],
  ['owner', '/team/marcus-delaney'],
] as const) {
  test(`finds ${address} among the first three for “${question}”`, () => {
    expect(
      search(question)
        .map((result) => result.path)
        .slice(0, 3),
    ).toContain(address);
  });
}

for (const nonsense of [
  'pudding',
  'zebra',
  'wedding cake',
  'handyman near me',
  'siding',
  'vinyl siding',
  'hat channel',
]) {
  test(`finds nothing for “${nonsense}”`, () => {
    expect(search(nonsense)).toEqual([]);
  });
}
