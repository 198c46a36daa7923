/** Every field of every kind of request, from the visitor to the owner: none may be accepted and then lost. */
import { expect, test } from 'vitest';
import { leadKinds, kindsByEndpoint, type LeadEndpoint, type LeadKind } from '../contract/lead-forms.ts';
import { formWords } from '../contract/words/english-forms.ts';
import { formFields } from '../contract/fill-form.ts';
import type { LeadField } from '../contract/form-field.ts';
import { toPlainSpaces } from '../domain/typed/plain-spaces.ts';
import { exportLeads } from './testing/run-export.ts';
import { describeOnBothEngines } from './testing/on-both-engines.ts';
import { startSmtpPeer } from './testing/smtp-peer.ts';
import { startTestServer } from './testing/start-test-server.ts';

/** Every kind at every endpoint that accepts it. */
const ways = (Object.entries(kindsByEndpoint) as [LeadEndpoint, readonly LeadKind[]][]).flatMap(
  ([endpoint, kinds]) => kinds.map((kind) => ({ endpoint, kind })),
);
const owner = 'boss@plumb.example';
const labelOf = ({ label, ownerLabel }: LeadField) => ownerLabel || label;
const columnOf = ({ name, storedAs = name }: LeadField) => storedAs;

/** A unique value for each field, so that it can be found wherever it arrives. */
function writeValues(fields: readonly LeadField[], mark: string): Record<string, string> {
  return Object.fromEntries(
    fields.map(({ name, type, maxLength }) => [name, writeValue(name, type, mark).slice(0, maxLength)]),
  );
}

function writeValue(name: string, type: LeadField['type'], mark: string): string {
  const isForm = mark === 'form';
  if (type === 'date') return isForm ? '2099-11-30' : '2099-12-31';
  if (type === 'time') return isForm ? '13:30' : '14:45';
  return type === 'email' ? `${mark}@visitor.example` : `word-of-${name}-${mark}`;
}

/** Mails say a day and a time in words. */
const inWords: Record<string, string> = {
  '2099-11-30': 'November 30, 2099',
  '2099-12-31': 'December 31, 2099',
  '13:30': '1:30 PM',
  '14:45': '2:45 PM',
};

/** A line with the value after its label. */
const startOf = (label: string, value: string) =>
  new RegExp(`^${[label, value].map((text) => text.replaceAll(/[^\w\s]/g, '\\$&')).join(':? +')}`);

/** Parses a CSV whose values contain no quotes. */
const readCsv = (csv: string) =>
  csv
    .trim()
    .split('\r\n')
    .map((row) => row.slice(1, -1).split('","'));

test('gives every kind an endpoint', () => {
  expect(new Set(ways.map(({ kind }) => kind))).toEqual(new Set(leadKinds));
});

test.each(leadKinds)('gives each field of a %s a unique name and label', (kind) => {
  const fields: readonly LeadField[] = formFields(kind, formWords.requests);
  for (const read of [({ name }: LeadField) => name, columnOf, labelOf]) {
    expect(new Set(fields.map(read)).size).toBe(fields.length);
  }
});

describeOnBothEngines((makeDatabase) => {
  test.each(ways)('mails the owner each field of a $kind at $endpoint', async ({ endpoint, kind }) => {
    const peer = await startSmtpPeer();
    const server = await startTestServer({
      // On a busy machine, the first round of maintenance would add a digest to the owner's mails.
      env: { ...(await makeDatabase()), SMTP_URL: peer.url, MAIL_TO: owner, DIGEST_HOUR: 'off' },
    });
    const fields: readonly LeadField[] = formFields(kind, formWords.requests);
    const sent = { script: writeValues(fields, 'json'), form: writeValues(fields, 'form') };
    expect((await server.post(endpoint, sent.script)).status).toBe(200);
    expect((await server.postForm(endpoint, sent.form)).status).toBe(303);
    const toOwner = () => peer.received.filter(({ recipients }) => recipients[0] === owner);
    await expect.poll(() => toOwner().length, { timeout: 15_000 }).toBe(2);

    const stored = await server.store.listLeads();
    const [headings = [], ...rows] = readCsv(await exportLeads(stored));
    for (const values of Object.values(sent)) {
      const summary = stored.find(({ lead }) => lead.fields.email === values['email']);
      if (!summary) throw new Error(`The ${kind} of ${values['email']} is not stored`);
      const row = rows.find((cells) => cells.includes(values['email'] ?? '')) ?? [];
      const mail = toOwner().find(({ parsed }) => parsed.text?.includes(summary.lead.reference))?.parsed;
      expect(summary.lead.kind).toBe(kind);
      for (const field of fields) {
        const value = values[field.name] ?? 'no value';
        expect(summary.lead.fields[columnOf(field)]).toBe(value);
        expect(row[headings.indexOf(columnOf(field))]).toBe(value);
        const lines = mail?.text?.split('\n') ?? [];
        const said = inWords[value] ?? value;
        expect(lines).toContainEqual(expect.stringMatching(startOf(labelOf(field), said)));
        for (const words of [labelOf(field), said]) expect(toPlainSpaces(mail?.html ?? '')).toContain(words);
      }
    }
  });
});
