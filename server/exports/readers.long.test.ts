/** Real programs read the exports back. Each is skipped with a sentence where it is not installed. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openTestStore } from '../testing/open-test-store.ts';
import { lacks } from '../testing/installed.ts';
import { sampleClients } from '../testing/sample-clients.ts';
import { makeTestFolder } from '../testing/start-test-server.ts';
import { collectClients } from './collect-clients.ts';
import { writeClients } from './write-clients.ts';
import { writeLeads } from './write-leads.ts';

async function writeFiles() {
  const folder = makeTestFolder();
  const store = openTestStore({ dataDir: join(folder, 'data') });
  for (const lead of sampleClients) await store.saveLead(lead, []);
  const { clients } = await collectClients(store.pageLeads());
  const sheet = join(folder, 'requests.csv');
  writeFileSync(sheet, (await Array.fromAsync(writeLeads(() => store.pageExport(), 'UTC'))).join(''));
  const cards = writeClients('contacts', clients);
  writeFileSync(join(folder, 'contacts.vcf'), cards);
  return { folder, sheet, cards: cards.split(/(?<=END:VCARD\r\n)/) };
}

const run = (folder: string, program: string, ...args: string[]): string =>
  execFileSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], HOME: folder, XDG_CONFIG_HOME: folder, LANG: 'C.UTF-8' },
  });

const noLibreOffice = lacks('the spreadsheet in LibreOffice', ['soffice']);
test.skipIf(noLibreOffice)(
  'LibreOffice opens the spreadsheet with every ZIP code, board and number',
  async () => {
    const { folder, sheet } = await writeFiles();
    // A window detects UTF-8 by the first character; the command line must be told (76).
    run(
      folder,
      'soffice',
      '--headless',
      '--infilter=CSV:44,34,76',
      '--convert-to',
      'csv:Text - txt - csv (StarCalc):44,34,76',
      '--outdir',
      'out',
      sheet,
    );
    const text = readFileSync(join(folder, 'out/requests.csv'), 'utf8');
    for (const cell of ['RI 02903', '5\u20448', 'v2026-11', '843.555.0145 / 843.555.0146', 'AAA111'])
      expect(text).toContain(cell);
  },
);

const noGnumeric = lacks('the spreadsheet in Gnumeric', ['ssconvert']);
test.skipIf(noGnumeric)('Gnumeric opens the spreadsheet with every ZIP code, board and number', async () => {
  const { folder, sheet } = await writeFiles();
  run(
    folder,
    'ssconvert',
    '--import-type=Gnumeric_stf:stf_csvtab',
    '-T',
    'Gnumeric_stf:stf_csv',
    sheet,
    'out.csv',
  );
  const text = readFileSync(join(folder, 'out.csv'), 'utf8');
  for (const cell of ['RI 02903', '5\u20448', 'v2026-11', '843.555.0145 / 843.555.0146', 'AAA111'])
    expect(text).toContain(cell);
});

const readWithVobject = `
import json, sys, vobject
cards = list(vobject.readComponents(open('contacts.vcf', encoding='utf-8').read()))
print(json.dumps([{
  'uid': card.uid.value, 'name': card.fn.value, 'family': card.n.value.family, 'given': card.n.value.given,
  'phones': [phone.value for phone in card.contents.get('tel', [])],
  'streets': [[adr.value.street, adr.value.code] for adr in card.contents.get('adr', [])],
} for card in cards]))`;

const noVobject = lacks(
  'contacts in python-vobject',
  ['/usr/bin/python3'],
  '/usr/bin/python3 -c "import vobject"',
);
test.skipIf(noVobject)('python-vobject, which khard and Radicale use, reads every card whole', async () => {
  const { folder } = await writeFiles();
  const cards = JSON.parse(run(folder, '/usr/bin/python3', '-c', readWithVobject)) as Record<
    string,
    unknown
  >[];
  expect(cards).toHaveLength(7);
  expect(cards[2]).toMatchObject({
    name: 'Dana Whitfield',
    family: 'Whitfield',
    given: 'Dana',
    phones: ['+18435550101 x12'],
    streets: [
      ['410 Oak Grove Rd Apt 4B', '29483'],
      ['5 Broad St', '29451'],
    ],
  });
  expect(cards[3]).toMatchObject({ phones: ['+18435550145', '+18435550146'] });
  expect(cards[4]).toMatchObject({ name: 'Jan van der Berg, Jr.', family: 'van der Berg', given: 'Jan' });
  expect(new Set(cards.map(({ uid }) => uid)).size).toBe(7);
});

const noKhard = lacks('contacts in khard', ['khard']);
test.skipIf(noKhard)('khard lists every person', async () => {
  const { folder, cards } = await writeFiles();
  mkdirSync(join(folder, 'book'));
  cards.forEach((card, index) => writeFileSync(join(folder, 'book', `${index}.vcf`), card));
  mkdirSync(join(folder, 'khard'));
  writeFileSync(
    join(folder, 'khard/khard.conf'),
    `[addressbooks]\n[[clients]]\npath = ${join(folder, 'book')}\n[general]\ndefault_action = list\n`,
  );
  const listed = run(folder, 'khard', 'list', '--parsable');
  expect(listed.trim().split('\n')).toHaveLength(7);
  for (const name of ['Rosa Vance', 'Jan van der Berg', 'Hale & Sons, Inc.']) expect(listed).toContain(name);
});

const noGammu = lacks('contacts in Gammu', ['gammu']);
test.skipIf(noGammu)('Gammu, which fills phones, keeps every door', async () => {
  const { folder } = await writeFiles();
  run(folder, 'gammu', 'convertbackup', 'contacts.vcf', 'phone.backup');
  const backup = readFileSync(join(folder, 'phone.backup'), 'utf8');
  for (const door of ['410 Oak Grove Rd Apt 4B', '5 Broad St', '22 Cedar St Apt 7'])
    expect(backup).toContain(`Text = "${door}"`);
});
