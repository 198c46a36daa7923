/** The commands that manage people, and the export of clients for other programs. */
import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { writeFixtureSite } from '../testing/fixture-site.ts';
import { openTestStore } from '../testing/open-test-store.ts';
import { runLeads } from '../testing/run-leads.ts';
import { makeLeadAt } from '../testing/seed-leads.ts';
import { makeTestFolder } from '../testing/start-test-server.ts';

// Generous, because the machine may be busy; a passing run never waits this long.
vi.setConfig({ testTimeout: 120_000 });

async function prepare() {
  const folder = makeTestFolder();
  const dataDir = join(folder, 'data');
  const store = openTestStore({ dataDir });
  await store.countDeliveries();
  const env = { DATA_DIR: dataDir, SITE_DIR: writeFixtureSite(join(folder, 'dist')) };
  const run = (...args: string[]) => runLeads(args, env);
  return { folder, store, run };
}

test('adds people, changes their roles and removes them', async () => {
  const { store, run } = await prepare();
  expect(await run('people', 'list')).toEqual({ code: 0, output: expect.stringContaining('Nobody yet') });
  expect((await run('people', 'add', '<Ann@plumb.example>\u200b', 'office', '--name', 'Ann Lee')).code).toBe(
    0,
  );
  expect((await run('people', 'list')).output).toContain('office  ann@plumb.example  Ann Lee');
  expect((await run('people', 'role', 'ann@plumb.example', 'crew')).code).toBe(0);
  expect(await store.listPeople()).toMatchObject([
    { email: 'ann@plumb.example', name: 'Ann Lee', role: 'crew' },
  ]);
  expect((await run('people', 'remove', 'ann@plumb.example')).code).toBe(0);
  expect(await store.listPeople()).toEqual([]);
});

test.each([
  [['add', 'no address', 'office'], 'no address is not an e-mail address.'],
  [['add', 'ann@plumb.example', 'boss'], 'ROLE must be one of: owner, office, crew.'],
  [['remove', 'ann@plumb.example'], 'Nobody signs in as ann@plumb.example.'],
  [['add', 'ann@plumb.example'], '"people add" is missing ROLE.'],
  [['sack', 'ann@plumb.example'], 'Unknown command "people".'],
])('people %j fails with a clear message', async (args, sentence) => {
  const { run } = await prepare();
  expect(await run('people', ...args)).toEqual({ code: 1, output: expect.stringContaining(sentence) });
});

test('exports clients for other programs, each once and without spam', async () => {
  const { folder, store, run } = await prepare();
  const address = '12 Oak Street, Summerville, SC 29483';
  const make = (name: string, email: string, rest = {}) =>
    makeLeadAt(1, {
      fields: { name, email, phone: '843 555 0111', address },
      phoneE164: '+18435550111',
      ...rest,
    });
  const junk = { judgement: { verdict: 'junk' as const, score: 9, reasons: [] } };
  for (const lead of [
    make('Ada Byron', 'ada@visitor.example'),
    make('Ada King; Lovelace', 'ADA@visitor.example'),
    make('Spam', 'spam@else.example', junk),
  ])
    await store.saveLead(lead, []);
  const read = async (shape: string) => {
    const file = join(folder, shape);
    expect((await run('export', '--for', shape, '--to', file)).code).toBe(0);
    return readFileSync(file, 'utf8');
  };
  const row = [
    'Ada King;',
    'Lovelace',
    '',
    'ADA@visitor.example',
    '+18435550111',
    '12 Oak Street',
    'Summerville',
  ];
  const cells = (text: string) => text.trim().split('\r\n').at(-1);
  expect(cells(await read('jobber'))).toBe(row.map((cell) => `"${cell}"`).join(','));
  expect(cells(await read('housecall'))).toContain('"ADA@visitor.example","+18435550111","12 Oak Street"');
  const cards = await read('contacts');
  expect(cards.match(/BEGIN:VCARD/g)).toHaveLength(1);
  expect(cards).toContain('N:Lovelace;Ada King\\;;;;\r\nFN:Ada King\\; Lovelace\r\n');
  expect((await run('export', '--for', 'outlook')).output).toContain(
    '--for must be one of: jobber, housecall, contacts.',
  );
});
