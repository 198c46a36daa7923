import { expect, test } from 'vitest';
import { english } from '../../contract/words/english.ts';
import { mergeWords } from '../../contract/words/merge-words.ts';
import { wordsFiles } from '../../contract/words/words-files.ts';
import { pruneWords } from './prune-words.ts';

const site = mergeWords(english.site, {});
const mails = mergeWords(english.mails, {});

test.each(Object.keys(english) as (keyof typeof english)[])(
  'keeps nothing of an unchanged %s file',
  (name) => {
    expect(pruneWords(name, mergeWords<object>(english[name], {}))).toEqual({ changes: {}, dropped: [] });
  },
);

test("keeps only the owner's texts, in a form that the build accepts", () => {
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

test('reports and drops texts that this version does not have or cannot fill', () => {
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

test('replaces an old default with the new one', () => {
  const delivered = { frame: { toTop: 'Top', call: 'Ring' }, footer: { hours: 'Hours' } };
  const mine = { frame: { toTop: 'Top', call: 'Phone' }, footer: { hours: 'Hours' } };
  expect(pruneWords('site', mine, delivered).changes).toEqual({ frame: { call: 'Phone' } });
});

test('keeps or drops a list as a whole', () => {
  const mine = { assumptions: { drywall: ['Ours.'], framing: ['One.', ''] } };
  const { changes, dropped } = pruneWords('takeoff', mine);
  expect(changes).toEqual({ assumptions: { drywall: ['Ours.'] } });
  expect(dropped).toEqual(['assumptions.framing']);
});

test("keeps areas and rates, which are the owner's own", () => {
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

test('refuses a file with another name', () => {
  expect(() => pruneWords('wrods', {})).toThrow('content/words has no file "wrods.yaml"');
});
