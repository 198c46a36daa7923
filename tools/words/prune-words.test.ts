import { expect, test } from 'vitest';
import { english } from '../../contract/words/english.ts';
import { mergeWords } from '../../contract/words/merge-words.ts';
import { wordsFiles } from '../../contract/words/words-files.ts';
import { pruneWords } from './prune-words.ts';

const site = mergeWords(english.site, {});
const mails = mergeWords(english.mails, {});

test.each(Object.keys(english) as (keyof typeof english)[])(
  'a whole %s file that nobody changed leaves nothing',
  (name) => {
    expect(pruneWords(name, mergeWords<object>(english[name], {}))).toEqual({ changes: {}, dropped: [] });
  },
);

test('only the texts that the owner changed are left, and the build takes them', () => {
  const changed = {
    ...site,
    frame: { ...site.frame, toTop: 'Up' },
    projects: { ...site.projects, tags: { ...site.projects.tags, filter1: 'Barns' } },
  };
  const { changes, dropped } = pruneWords('site', changed);
  expect(changes).toEqual({ frame: { toTop: 'Up' }, projects: { tags: { filter1: 'Barns' } } });
  expect(dropped).toEqual([]);
  expect(wordsFiles.site.schema.safeParse(changes).success).toBe(true);
});

test('texts that this version does not know, or cannot say, are named and left out', () => {
  const { receipt } = mails;
  const old = {
    ...mails,
    fax: { subject: 'Fax' },
    receipt: { ...receipt, pager: 'Page us', subject: 'For {nobody} ({reference})', read: 'We read it.' },
    digest: { ...mails.digest, heading: 'Leads' },
  };
  const { changes, dropped } = pruneWords('mails', old);
  expect(changes).toEqual({ receipt: { read: 'We read it.' } });
  expect(dropped.sort()).toEqual(['digest.heading', 'fax', 'receipt.pager', 'receipt.subject']);
});

test('a text that is as the older version delivered it becomes the default of this one', () => {
  const delivered = { frame: { toTop: 'Top', call: 'Ring' }, footer: { hours: 'Hours' } };
  const mine = { frame: { toTop: 'Top', call: 'Phone' }, footer: { hours: 'Hours' } };
  expect(pruneWords('site', mine, delivered).changes).toEqual({ frame: { call: 'Phone' } });
});

test('lists stay whole, and one that is refused goes whole', () => {
  const mine = { assumptions: { drywall: ['Ours.'], framing: ['One.', ''] } };
  const { changes, dropped } = pruneWords('takeoff', mine);
  expect(changes).toEqual({ assumptions: { drywall: ['Ours.'] } });
  expect(dropped).toEqual(['assumptions.framing']);
});

test('areas and rates are the owner’s own and stay', () => {
  const areas = [{ name: 'Here', prefixes: ['294'], sentence: 'Crews work in {area}.' }];
  const questions = mergeWords(english.questions, { zip: { areas } });
  expect(pruneWords('questions', questions).changes).toEqual({ zip: { areas } });
  const rates = {
    sample: true,
    rates: { from: '2027-01-01', until: '2027-06-30', framing: { low: 9, high: 14 } },
  };
  expect(pruneWords('rates', rates)).toEqual({ changes: rates, dropped: [] });
  expect(pruneWords('rates', { sample: false, rates: null }).changes).toEqual({});
});

test('a file of another name is refused', () => {
  expect(() => pruneWords('wrods', {})).toThrow('content/words has no file "wrods.yaml"');
});
