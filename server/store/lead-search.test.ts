// INBOX-SEARCH
import { expect, test } from 'vitest';
import { toUntouched, type Lead } from './records.ts';
import { makeLeadAt } from '../testing/seed-leads.ts';
import { readQuestion, writeSearchText } from './lead-search.ts';

function makeLead(fields: Record<string, string>, change: Partial<Lead> = {}): Lead {
  const lead = toUntouched(makeLeadAt(1, { reference: 'PT-7K3F-9QX2' }));
  const own = { name: 'Ada', email: 'ada@visitor.example', ...fields };
  return { ...lead, ...change, fields: own };
}

const leads = {
  zoe: makeLead({ name: 'Zoe\u0308 Mu\u0308ller', phone: '(843) 555-0177' }),
  zoë: makeLead({ name: 'Zoë Müller', phone: '+1 843 555 0177' }, { phoneE164: '+18435550177' }),
  pat: makeLead({ name: 'O’Brien, Pat', phone: '\u202d(843)\u00a0555\u20110179\u202c' }),
  mary: makeLead({ name: 'Mary  Ann\u00a0Lee', phone: '843-555-0180 ext 5', message: 'or 843.555.0199' }),
  jürgen: makeLead({ name: 'Jürgen Straße', email: 'j@xn--mller-bau-q9a.example', phone: '020 7946 0958' }),
  noted: makeLead({}, { notes: [{ writtenAtMs: 1, text: 'My number is 555 0123, says Siân' }] }),
  local: makeLead({ phone: '555-0177' }),
};

test.each<[question: string, found: (keyof typeof leads)[]]>([
  ['843-555-0177', ['zoe', 'zoë', 'local']],
  ['555-0177', ['zoe', 'zoë', 'local']],
  ['+1 (843) 555-0177', ['zoe', 'zoë', 'local']],
  ['843-555-0179', ['pat']],
  ['8435550180 x5', ['mary']],
  ['8435550199', ['mary']],
  ['+44 (0)20 7946 0958', ['jürgen']],
  ['٥٥٥٠١٢٣', ['noted']],
  ['Müller 843 555 0177', ['zoe', 'zoë']],
  ['Zoë Müller', ['zoe', 'zoë']],
  ['muller, ZOE', ['zoe', 'zoë']],
  ["pat o'brien", ['pat']],
  ['OBrien', ['pat']],
  ['mary ann LEE', ['mary']],
  ['Mary–Ann', ['mary']],
  ['STRASSE', ['jürgen']],
  ['j@müller-bau.example', ['jürgen']],
  ['J@XN--MLLER-BAU-Q9A.EXAMPLE', ['jürgen']],
  ['sian number', ['noted']],
  ['pt-7k3f-9qx2', ['zoe', 'zoë', 'pat', 'mary', 'jürgen', 'noted', 'local']],
  ['7K3F9QX2', ['zoe', 'zoë', 'pat', 'mary', 'jürgen', 'noted', 'local']],
  ['100% _o#', []],
  ['Nobody', []],
  ['843-555-0170', []],
])('%j finds %j', (question, found) => {
  const search = readQuestion(question);
  const isMatch = (lead: Lead) =>
    search.some((parts) => parts.every((part) => writeSearchText(lead).includes(part)));
  expect(Object.entries(leads).flatMap(([name, lead]) => (isMatch(lead) ? [name] : []))).toEqual(found);
});
