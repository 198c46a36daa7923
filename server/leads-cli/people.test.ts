/** The commands that let people in. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeFixtureSite } from '../testing/fixture-site.ts';
import { openTestStore } from '../testing/open-test-store.ts';
import { runLeads } from '../testing/run-leads.ts';
import { makeTestFolder } from '../testing/start-test-server.ts';

async function prepare() {
  const folder = makeTestFolder();
  const dataDir = join(folder, 'data');
  const store = openTestStore({ dataDir });
  await store.countDeliveries();
  const env = { DATA_DIR: dataDir, SITE_DIR: writeFixtureSite(join(folder, 'dist')) };
  const run = (...args: string[]) => runLeads(args, env);
  return { store, run };
}

test('adds people and shows codes', async () => {
  const { store, run } = await prepare();
  expect((await run('people', 'add', '<Ann@plumb.example>\u200b', 'office', '--name', 'Ann Lee')).code).toBe(
    0,
  );
  expect(await store.listPeople()).toMatchObject([
    { email: 'ann@plumb.example', name: 'Ann Lee', role: 'office' },
  ]);
  await run('people', 'add', 'Kim.Oh@plumb.example', 'crew');
  expect((await store.listPeople()).map(({ name }) => name)).toEqual(['Ann Lee', 'Kim Oh']);
  expect((await run('people', 'code', 'ann@plumb.example')).output).toMatch(
    /^\d{4} \d{4} \d{4} signs in ann@plumb\.example at \/inbox\/code\./,
  );
});

test.each([
  [['add', 'no address', 'office'], 'no address is not an e-mail address.'],
  [['add', 'ann@plumb.example', 'boss'], 'ROLE must be one of: owner, office, crew.'],
  [['code', 'ann@plumb.example'], 'Nobody signs in as ann@plumb.example.'],
  [['add', 'ann@plumb.example'], '"people add" is missing ROLE.'],
  [['sack', 'ann@plumb.example'], 'Unknown command "people".'],
])('people %j fails with a clear message', async (args, sentence) => {
  const { run } = await prepare();
  expect(await run('people', ...args)).toEqual({ code: 1, output: expect.stringContaining(sentence) });
});
