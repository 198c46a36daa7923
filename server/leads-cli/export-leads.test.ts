/** Exports, as an owner pipes them and opens them in a spreadsheet, and references as people type them. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { LeadFields, NewLead } from '../store/records.ts';
import { openTestStore } from '../testing/open-test-store.ts';
import { runLeads } from '../testing/run-leads.ts';
import { makeLeadAt } from '../testing/seed-leads.ts';
import { writeFixtureSite } from '../testing/fixture-site.ts';
import { breakStore, makeTestFolder, startTestServer } from '../testing/start-test-server.ts';

/** Wednesday, six minutes past noon in Summerville. */
const noonMs = Date.parse('2026-11-25T17:06:53.000Z');
let number = 0;
const makeLead = (fields: Partial<LeadFields>, change: Partial<NewLead> = {}) =>
  makeLeadAt(noonMs + ++number, {
    fields: { name: 'Ada', email: 'ada@visitor.example', message: 'm', ...fields },
    ...change,
  });

/** Creates a data folder with these leads, and the environment of a command that reads it. */
async function prepare(leads: readonly NewLead[], database: Record<string, string> = {}) {
  const folder = makeTestFolder();
  const dataDir = join(folder, 'data');
  const store = openTestStore({ dataDir, databaseUrl: database['DATABASE_URL'] });
  for (const lead of leads) await store.saveLead(lead, []);
  const site = writeFixtureSite(join(folder, 'dist'));
  return { folder, store, env: { DATA_DIR: dataDir, SITE_DIR: site, ...database } };
}

// TYPED-REFERENCE
test('finds a request by its reference in any spelling', async () => {
  const { env } = await prepare([makeLead({ name: 'Rae' }, { reference: 'PT-3JGS-6K3D' }), makeLead({})]);
  for (const typed of ['3JGS6K3D', 'pt3jgs6k3d', 'pt-3jgs-6k3d', 'PT 3JGS 6K3D', 'ref 3jgs 6k3d'])
    expect((await runLeads(['resend', typed], env)).output, typed).toContain('PT-3JGS-6K3D: ');
  expect((await runLeads(['resend', 'PT', '3JGS', '6K3D'], env)).output).toContain('PT-3JGS-6K3D: ');
  const { code, output } = await runLeads(['resend', '3JGS6K3E'], env);
  expect([code, output]).toEqual([1, 'There is no lead 3JGS6K3E.\n']);
  expect((await runLeads(['erase', 'PT-3JGS'], env)).output).toBe('There is no lead PT-3JGS.\n');
  expect((await runLeads(['erase', '3jgs6k3d'], env)).output).toContain('Erased PT-3JGS-6K3D.');
});

test('finds a lead in the spool, and erases none by a part of its reference', async () => {
  const server = await startTestServer({ wrapStore: (store) => breakStore(store, 'saveLead') });
  const lead = { name: 'Zoë Müller', email: 'z@visitor.example', phone: '843 555 0177', message: 'm' };
  const { reference } = (await (await server.post('/contact.php', lead)).json()) as { reference: string };
  const env = { DATA_DIR: server.dataDir };
  expect((await runLeads(['erase', reference.slice(0, -3)], env)).output).toContain('There is no lead');
  const spelled = reference.toLowerCase().replaceAll('-', '');
  expect((await runLeads(['erase', spelled], env)).output).toContain(`Erased ${reference}.`);
});

test("exports times in the office's time zone, or else in UTC", async () => {
  const { env } = await prepare([makeLead({ name: 'Grace' })]);
  expect((await runLeads(['export', '--csv'], env)).output).toContain('"2026-11-25 12:06:53"');
  const elsewhere = await runLeads(['export', '--csv'], { ...env, SITE_DIR: 'nowhere' });
  expect(elsewhere.output).toContain('2026-11-25 17:06:53');
  expect(elsewhere.output).toContain('so times are in UTC');
});

test('writes a clean table to a private file and overwrites none', async () => {
  const { env, folder } = await prepare([
    makeLead({ phone: '+18435550111' }, { phoneE164: '+18435550111' }),
    makeLead({ phone: '=1' }, { phoneE164: '=1' }),
  ]);
  const file = join(folder, 'leads.csv');
  expect(await runLeads(['export', '--csv', '--to', file], env)).toEqual({
    code: 0,
    output: `Wrote ${file}.\n`,
  });
  expect(statSync(file).mode & 0o077).toBe(0);
  const [head = '', first = '', second = ''] = readFileSync(file, 'utf8').split('\r\n');
  // A field that is empty in every row gets no column.
  const headings =
    'reference,received,kind,status,verdict,name,email,phone,message,phone_e164,consent_version';
  expect(head).toBe(`\ufeff${headings.replaceAll(/\w+/g, '"$&"')}`);
  expect(first).toContain(`"2026-11-25 12:06:53","contact-message","new"`);
  expect(first).toContain(`"'+18435550111","m","+18435550111"`);
  expect(second).toContain(`"'=1","m","'=1"`);
  const again = await runLeads(['export', '--csv', '--to', file], env);
  expect([again.code, again.output]).toEqual([1, expect.stringContaining('already exists')]);
  const lines = join(folder, 'leads.jsonl');
  expect((await runLeads(['export', '--to', lines], env)).code).toBe(0);
  expect(
    readFileSync(lines, 'utf8')
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { status: string }).status),
  ).toEqual(['new', 'new']);
  expect((await runLeads(['purge', '--to', lines], env)).output).toContain('"purge" does not accept --to.');
  const missing = join(folder, 'missing.txt');
  expect((await runLeads(['export', '--for', 'nobody', '--to', missing], env)).code).toBe(1);
  expect(existsSync(missing)).toBe(false);
});
