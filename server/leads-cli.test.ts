import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { toUntouched } from './store/records.ts';
import { exportLeads } from './testing/run-export.ts';
import { toCell } from '../domain/write-csv.ts';
import { getDatabaseFile } from './store/data-paths.ts';
import { startProgram } from './testing/run-program.ts';
import { runLeads } from './testing/run-leads.ts';
import { makeLeadAt } from './testing/seed-leads.ts';
import { ada, grace, makeTestFolder, startTestServer } from './testing/start-test-server.ts';

test('exports leads while the server is running', async () => {
  const server = await startTestServer();
  const env = { DATA_DIR: server.dataDir, SITE_DIR: join(server.folder, 'dist') };
  await server.post('/contact.php', grace);
  const formula = '=HYPERLINK("http://evil.example","x")';
  await server.post('/contact.php', { ...ada, name: formula, message: 'wild \u001b[31mred, "quoted"\nline' });

  const csv = await runLeads(['export', '--csv'], env);
  expect(csv.output.startsWith('\ufeff"reference","received","kind"')).toBe(true);
  expect(csv.output.split('\r\n')[0]).toContain('"reference","received","kind"');
  expect(csv.output).toContain(`"'=HYPERLINK(""http://evil.example"",""x"")"`);
  expect(csv.output).toContain('"+13125550143"');
  // A visitor typed this number with a plus.
  expect(csv.output).toContain(`"'+1 312 555 0143"`);
  expect(csv.output).not.toContain('\u001b');

  const json = await runLeads(['export'], env);
  const rows = json.output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { fields: object });
  expect(rows.map(({ fields }) => fields)).toMatchObject([{ name: grace.name }, { name: formula }]);
});

test.each(['=1', '+1', '-1', '@a', '\ta', '\ra', ' =1', '\n=1', '＝1', 'a;=1', 'a; @b'])(
  'escapes the cell %j',
  (text) => {
    expect(toCell(text)).toBe(`"'${text}"`);
  },
);

test('escapes formulas in every field that a visitor can fill', async () => {
  const evil = '=1+1';
  const fields = {
    name: evil,
    email: evil,
    phone: evil,
    address: evil,
    service: evil,
    website: evil,
    message: evil,
  };
  const lead = {
    ...toUntouched(makeLeadAt(1, { fields, phoneE164: '+1', page: evil, consentVersion: evil })),
    notes: [{ writtenAtMs: 1, text: evil }],
  };
  const cells = (await exportLeads([{ lead, files: [] }])).split('\r\n')[1]?.split(',') ?? [];
  expect(cells.filter((cell) => cell === `"'${evil}"`)).toHaveLength(9);
  expect(cells.filter((cell) => /^"[=+@-]/.test(cell))).toEqual([]);
});

test.each([
  [['export'], {}, 'No lead database at'],
  [['shwo'], {}, 'Unknown command "shwo".'],
  [[], {}, 'Missing command.'],
  [['erase'], {}, '"erase" is missing REF.'],
  [['list'], {}, 'Unknown command "list".'],
  [['export', '--nope'], {}, "Unknown option '--nope'"],
  [['export'], { PORT: 'x' }, 'PORT must be a whole number'],
])('explains why it cannot run %j', async (args, env, sentence) => {
  const answer = await runLeads(args, { DATA_DIR: makeTestFolder(), ...env });
  expect(answer.code).toBe(1);
  expect(answer.output).toContain(sentence);
});

test('passes on the exit code of the command', async () => {
  const program = startProgram('leads-cli.ts', ['shwo'], {});
  expect([await program.exit, program.output()]).toEqual([1, expect.stringContaining('Usage:')]);
});

test('reports a lead that does not exist', async () => {
  const server = await startTestServer();
  const answer = await runLeads(['erase', 'PT-AAAA-AAAA'], { DATA_DIR: server.dataDir });
  expect(answer).toEqual({ code: 1, output: 'There is no lead PT-AAAA-AAAA.\n' });
});

test('reads while another program locks the database', async () => {
  const server = await startTestServer();
  await server.post('/contact.php', ada);
  const other = new DatabaseSync(getDatabaseFile(server.dataDir));
  other.exec('BEGIN IMMEDIATE');
  const answer = await runLeads(['export'], { DATA_DIR: server.dataDir });
  other.close();
  expect([answer.code, answer.output]).toEqual([0, expect.stringContaining('Ada Lovelace')]);
});
