/** Lists and exports, as an owner reads them, pipes them and opens them in a spreadsheet. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { LeadFields, NewLead } from '../store/records.ts';
import { describeOnBothEngines } from '../testing/on-both-engines.ts';
import { openTestStore } from '../testing/open-test-store.ts';
import { runLeads } from '../testing/run-leads.ts';
import { makeLeadAt } from '../testing/seed-leads.ts';
import { writeFixtureSite } from '../testing/fixture-site.ts';
import { breakStore, makeTestFolder, startTestServer } from '../testing/start-test-server.ts';

// Generous, because the machine may be busy; a passing run never waits this long.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

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

describeOnBothEngines((makeDatabase) => {
  test('finds a lead by number or name, and reports when none matches', async () => {
    const others = Array.from({ length: 250 }, () => makeLead({ name: 'Somebody Else', phone: '5550100' }));
    const zoe = makeLead({ name: 'Zoe\u0308 Mu\u0308ller', phone: '(843) 555-0177' });
    const { env, store } = await prepare([zoe, ...others], await makeDatabase());
    await store.changeLead(zoe.reference, { nowMs: 1, note: 'Call my mother, Siân' });
    const find = async (question: string) => (await runLeads(['list', '--find', question], env)).output;
    for (const question of ['+1 843 555-0177', 'Müller, Zoë', 'sian'])
      expect((await find(question)).match(/^PT-\S+/gm)).toEqual([zoe.reference]);
    expect((await find('somebody')).match(/^PT-/gm)).toHaveLength(250);
    const nobody = await find('Nobody Müller');
    expect(nobody).toContain('No request matches "Nobody Müller".');
    expect(nobody).not.toContain('No requests in');
  });
});

// TYPED-REFERENCE
test('shows a request by its reference in any spelling', async () => {
  const { env } = await prepare([makeLead({ name: 'Rae' }, { reference: 'PT-3JGS-6K3D' }), makeLead({})]);
  for (const typed of ['3JGS6K3D', 'pt3jgs6k3d', 'pt-3jgs-6k3d', 'PT 3JGS 6K3D', 'PT–3JGS–6K3D']) {
    const { output } = await runLeads(['show', typed], env);
    expect(output, typed).toContain('"name": "Rae"');
    expect((await runLeads(['list', '--find', typed], env)).output, typed).toContain('PT-3JGS-6K3D');
  }
  expect((await runLeads(['show', 'PT', '3JGS', '6K3D'], env)).output).toContain('"name": "Rae"');
  expect((await runLeads(['resend', 'ref 3jgs 6k3d'], env)).output).toContain('PT-3JGS-6K3D: ');
  expect((await runLeads(['files', 'pt', '3jgs6k3d', 'folder'], env)).output).toContain(
    'PT-3JGS-6K3D has no files.',
  );
  const { code, output } = await runLeads(['show', '3JGS6K3E'], env);
  expect([code, output]).toEqual([1, 'There is no lead 3JGS6K3E.\n']);
  expect((await runLeads(['erase', 'PT-3JGS'], env)).output).toBe('There is no lead PT-3JGS.\n');
  expect((await runLeads(['erase', '3jgs6k3d'], env)).output).toContain('Erased PT-3JGS-6K3D.');
});

test('refuses an empty --find', async () => {
  const { env } = await prepare([makeLead({})]);
  const { code, output } = await runLeads(['list', '--find', ' '], env);
  expect([code, output]).toEqual([1, '--find needs a name, an e-mail address or a number.\n']);
});

test('finds and shows a lead in the spool', async () => {
  const server = await startTestServer({ wrapStore: (store) => breakStore(store, 'saveLead') });
  const lead = { name: 'Zoë Müller', email: 'z@visitor.example', phone: '843 555 0177', message: 'm' };
  const { reference } = (await (await server.post('/contact.php', lead)).json()) as { reference: string };
  const env = { DATA_DIR: server.dataDir };
  const found = await runLeads(['list', '--find', '8435550177'], env);
  expect(found.output).toMatch(new RegExp(`^${reference} .* in the spool +Zoë Müller, 843 555 0177`, 'm'));
  const spelled = reference.toLowerCase().replaceAll('-', '');
  expect((await runLeads(['show', spelled], env)).output).toContain('Zoë Müller');
  // A part of a reference is too little to erase a lead.
  expect((await runLeads(['erase', reference.slice(0, -3)], env)).output).toContain('There is no lead');
});

test("lists times in the office's time zone, and the status", async () => {
  const { env } = await prepare([makeLead({ name: 'Grace' })]);
  const list = await runLeads(['list'], env);
  expect(list.output).toMatch(/^PT-\S+ +2026-11-25 12:06 +new +Grace/m);
  const elsewhere = await runLeads(['list'], { ...env, SITE_DIR: 'nowhere' });
  expect(elsewhere.output).toContain('2026-11-25 17:06');
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
  expect((await runLeads(['show', 'PT-NONE-NONE', '--to', missing], env)).code).toBe(1);
  expect(existsSync(missing)).toBe(false);
});
