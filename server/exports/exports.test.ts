/** INBOX-EXPORT: what other programs and spreadsheets get. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeFixtureSite } from '../testing/fixture-site.ts';
import { readPage, signIn } from '../testing/inbox-client.ts';
import { openTestStore } from '../testing/open-test-store.ts';
import { readTexts } from '../testing/read-html.ts';
import { runLeads } from '../testing/run-leads.ts';
import { readBackup } from './backup.ts';
import { sampleClients } from '../testing/sample-clients.ts';
import { makeLeadAt } from '../testing/seed-leads.ts';
import { makeTestFolder, startTestServer } from '../testing/start-test-server.ts';

async function prepare() {
  const folder = makeTestFolder();
  const dataDir = join(folder, 'data');
  const store = openTestStore({ dataDir });
  for (const lead of sampleClients) await store.saveLead(lead, []);
  const env = { DATA_DIR: dataDir, SITE_DIR: writeFixtureSite(join(folder, 'dist')) };
  const read = async (...args: string[]) => {
    const file = join(folder, args.join('-'));
    const { output } = await runLeads(['export', ...args, '--to', file], env);
    return { text: readFileSync(file, 'utf8'), output };
  };
  return { store, read, env };
}

const listRows = (csv: string): string[] => csv.replace('\ufeff', '').trim().split('\r\n').slice(1);

test('exports a client for each person, number and place, and loses nothing', async () => {
  const { read } = await prepare();
  const { text, output } = await read('--for', 'jobber');
  expect(listRows(text)).toEqual(
    [
      'Rosa|Vance||vances@example.org|+18435550103|9 Elm Ct||Ladson|SC|29456',
      'Tom|Vance||Vances@example.org|+18435550104|77 Birch Ln||Goose Creek|SC|29445',
      'Dana|Whitfield||dana@example.org|+18435550101 x12|410 Oak Grove Rd|Apt 4B|Summerville|SC|29483',
      'Dana|Whitfield||dana@example.org||5 Broad St||Isle of Palms|SC|29451',
      'Lee|Park||lee@example.org|843.555.0145 / 843.555.0146|22 Cedar St|Apt 7|Charleston|SC|29401',
      'Jan|van der Berg Jr.||jan@example.org|+18435550150|||||',
      'Pat|O’Brien||pat@example.org|ask at the desk|||Summerville|SC|',
      '||Hale & Sons, Inc.|hale@example.org|+18435550160|||||',
    ].map((row) =>
      `${row}|google`
        .split('|')
        .map((cell) => `"${cell}"`)
        .join(','),
    ),
  );
  expect(output).toContain('7 clients from 9 requests.');
  expect((await read('--for', 'housecall')).text).toContain('"Street line 2"');
});

test('leaves out spam, and names the formats that exist', async () => {
  const { store, read, env } = await prepare();
  const junk = { verdict: 'junk' as const, score: 9, reasons: [] };
  await store.saveLead(
    makeLeadAt(1, { judgement: junk, fields: { name: 'Junk', email: 'j@else.example' } }),
    [],
  );
  const spam = makeLeadAt(2, { fields: { name: 'Spam', email: 's@else.example' } });
  await store.saveLead(spam, []);
  await store.changeLead(spam.reference, { nowMs: 3, status: 'spam' });
  for (const shape of ['jobber', 'contacts'])
    expect((await read('--for', shape)).text).not.toMatch(/Junk|Spam/);
  const { output } = await runLeads(['export', '--for', 'outlook'], env);
  expect(output).toContain('--for must be one of: jobber, housecall, contacts.');
});

test('writes a card for each person, with every number and place, and the same id every week', async () => {
  const { store, read } = await prepare();
  const cards = (await read('--for', 'contacts')).text.split('END:VCARD\r\n').slice(0, -1);
  expect(cards).toHaveLength(7);
  const [rosa = '', , dana = '', lee = '', jan = '', pat = '', hale = ''] = cards;
  for (const line of [
    'N:Whitfield;Dana;;;',
    'FN:Dana Whitfield',
    'TEL;TYPE=CELL:+18435550101 x12',
    'ADR;TYPE=HOME:;;410 Oak Grove Rd Apt 4B;Summerville;SC;29483;',
    'ADR;TYPE=HOME:;;5 Broad St;Isle of Palms;SC;29451;',
    'REV:2026-11-25T17:10:53Z',
  ])
    expect(dana).toContain(`\r\n${line}\r\n`);
  expect(dana).toContain('NOTE:PT-TEST-0004 PT-TEST-0005 PT-TEST-0006\\n');
  expect(lee).toContain('TEL;TYPE=CELL:+18435550145\r\nTEL;TYPE=CELL:+18435550146\r\n');
  expect(jan).toContain('N:van der Berg;Jan;;;Jr.\r\nFN:Jan van der Berg\\, Jr.\r\n');
  expect(pat).toContain('N:O’Brien;Pat;;;\r\nFN:O’Brien\\, Pat\r\n');
  expect(pat).not.toContain('TEL');
  expect(pat).toContain('\\nask at the desk');
  expect(hale).toContain('N:;;;;\r\nFN:Hale & Sons\\, Inc.\r\nORG:Hale & Sons\\, Inc.\r\n');
  const findUid = (card: string) =>
    /UID:([\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-a[\da-f]{3}-[\da-f]{12})\r/.exec(card)?.[1];
  expect(new Set(cards.map(findUid)).size).toBe(7);
  const again = { name: 'ROSA  VANCE', email: 'vances@EXAMPLE.org' };
  await store.saveLead(makeLeadAt(Date.now(), { fields: again }), []);
  expect(findUid((await read('--for', 'contacts', '--keep', '2')).text)).toBe(findUid(rosa));
});

test('writes the spreadsheet with source, click id and the work of the team', async () => {
  const { store, read } = await prepare();
  const person = await store.addPerson({ email: 'ann@plumb.example', name: 'Ann', role: 'office' }, 1);
  const by = { source: 'person', who: 'Ann' } as const;
  const lost = { status: 'lost', reason: 'Too far', assignedTo: person?.id ?? 0 } as const;
  await store.changeLead('PT-TEST-0002', { nowMs: 5, by, ...lost });
  const note = { kind: 'note', value: '', text: 'Dog in the yard' } as const;
  await store.changeLead('PT-TEST-0002', { nowMs: 6, by, events: [note] });
  const { text } = await read('--csv');
  const [head = '', first = ''] = text.split('\r\n');
  for (const name of [
    'lost_reason',
    'assigned_to',
    'team_notes',
    'source',
    'campaign',
    'landing',
    'click_id',
  ])
    expect(head).toContain(`"${name}"`);
  expect(head).not.toContain('"snoozed_until"');
  for (const cell of [
    'Too far',
    'Ann',
    'Dog in the yard',
    'google',
    'spring',
    '/drywall',
    'AAA111',
    'v2026-11',
  ])
    expect(first).toContain(`"${cell}"`);
  // Spreadsheets take 02903 for 2903, and 5/8 for a day in May.
  expect(text).toContain('"RI 02903"');
  expect(text).toContain('"5\u20448"');
});

test('lets only owners download, and restores the downloaded backup', async () => {
  const server = await startTestServer();
  for (const lead of sampleClients) await server.store.saveLead(lead, []);
  const owner = await signIn(server);
  const page = readTexts(await readPage(owner, '/downloads'));
  for (const text of ['All requests for a spreadsheet', 'Clients for Jobber', 'Contacts for a phone'])
    expect(page).toContain(text);
  const files = ['requests.csv', 'jobber.csv', 'housecall.csv', 'contacts.vcf', 'backup'];
  const bodies = await Promise.all(
    files.map(async (name) => {
      const answer = await owner.get(`/${name}`);
      expect([answer.status, answer.headers.get('cache-control')], name).toEqual([200, 'no-store']);
      expect(answer.headers.get('content-disposition')).toMatch(
        /^attachment; filename="\w+-\d{4}-\d\d-\d\d\.\w+"$/,
      );
      return Buffer.from(await answer.arrayBuffer());
    }),
  );
  expect(bodies[0]?.toString()).toContain('PT-TEST-0002');
  expect(bodies[3]?.toString()).toContain('FN:Rosa Vance');
  const restored = openTestStore({ dataDir: makeTestFolder() });
  const file = join(makeTestFolder(), 'downloaded.backup');
  writeFileSync(file, bodies[4] ?? '');
  await restored.restore(readBackup(file));
  expect(await restored.listLeads()).toHaveLength(sampleClients.length);
  await server.store.addPerson({ email: 'office@else.example', name: 'Kim', role: 'office' }, 1);
  const office = await signIn(server, 'office@else.example');
  for (const name of ['downloads', ...files]) expect((await office.get(`/${name}`)).status, name).toBe(404);
});
