/** The takeoff as the server answers it: TAKEOFF-PAGE, TAKEOFF-ADDRESS, TAKEOFF-CSV. */
import { expect, test } from 'vitest';
import { createRandom } from '../../domain/random.ts';
import { listValues, readTexts } from '../testing/read-html.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const room = "room-length=14'&room-width=12'&room-height=8'";

async function open(query: string) {
  const server = await startTestServer();
  const response = await fetch(`${server.url}/estimate?${query}`);
  return { status: response.status, html: await response.text() };
}

test('answers an address with dimensions with the material', async () => {
  const { status, html } = await open(room);
  expect(status).toBe(200);
  // The published example D8.
  for (const line of ['Sheets, 4 × 8 ft|21', 'Screws|702', 'Paper tape|238 ft', 'Joint compound|6.43 gal'])
    expect(readTexts(html)).toContain(`|${line}|`);
});

test('repeats every row, followed by an empty one', async () => {
  const { html } = await open(`${room}&room-length=10&room-width=9&room-height=8`);
  expect(listValues(html, 'room-length')).toEqual(['14&#x27;', '10', '']);
});

test.each([
  ['room-length=abc&room-width=12&room-height=8', 'Room 1 Length: enter feet and inches, such as'],
  [
    'room-length=201&room-width=12&room-height=8',
    'Room 1 Length: 201&#x27; is not between 1&#x27; and 200&#x27;.',
  ],
  ['room-length=14&room-width=12', 'Room 1 Height is missing.'],
  // TYPED-LENGTH
  [
    'room-length=97 1/8&room-width=12&room-height=8',
    'Room 1 Length: feet or inches? Enter 97 1/8 in, 97 1/8 ft, or 97 ft 1/8 in.',
  ],
])('answers %s with an error at the field', async (query, sentence) => {
  const { status, html } = await open(query);
  expect(status).toBe(200);
  expect(readTexts(html)).toContain(`|${sentence}`);
  expect(html).toContain('Correct the marked fields');
});

test('shows a length as it was read, on the page and in the spreadsheet', async () => {
  const server = await startTestServer();
  const query = new URLSearchParams({ work: 'drywall', 'room-length': '144-1/2"', 'room-width': '120-1/2"' });
  query.append('room-height', "8'");
  const read = async (path: string) => (await fetch(`${server.url}${path}?${query.toString()}`)).text();
  const page = readTexts(await read('/estimate'));
  expect(page).toContain('|Read as 12&#x27; 1&quot;|');
  expect(page).toContain('|Read as 10&#x27; 1&quot;|');
  expect(page).not.toContain('|Read as 8');
  expect(page).toContain('|17|');
  expect(await read('/estimate.csv')).toContain(`Length 144-1/2"" (12' 1"")`);
});

/** As tape measures, lumber lists and drawings write them. */
const written: [typed: string, read: string][] = [
  ['96-1/2"', `8' 1"`],
  ['146-1/2"', `12' 3"`],
  ['92-5/8"', `7' 9"`],
  ['36-1/2 inches', `3' 1"`],
  ['97-⅛"', `8' 2"`],
  ['97"1/8', `8' 2"`],
  [`12'-6-1/2"`, `12' 7"`],
  [`12'6-1/2`, `12' 7"`],
  ['12ft6in', `12' 6"`],
  ['8ft6', `8' 6"`],
  ['12 feet and 6 inches', `12' 6"`],
  ['12 ft, 6 in', `12' 6"`],
  ['12′ 6 1⁄2″', `12' 7"`],
  ['12-6', `12' 6"`],
  ['12-06-08', `12' 7"`],
  ['12', `12'`],
];

test('reads lengths as drawings write them, on the page and in the spreadsheet', async () => {
  const server = await startTestServer();
  const query = new URLSearchParams([
    ['work', 'framing'],
    ...written.map(([typed]): [string, string] => ['wall-length', typed]),
  ]);
  const read = async (path: string) => (await fetch(`${server.url}${path}?${query.toString()}`)).text();
  const page = (await read('/estimate')).replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
  const table = await read('/estimate.csv');
  written.forEach(([typed, length], index) => {
    const field = page.split('name="wall-length"')[index + 1] ?? '';
    expect(field.split('name="')[0], typed).toContain(`Read as ${length}<`);
    expect(table).toContain(`"Wall ${index + 1}","Length ${`${typed} (${length})`.replaceAll('"', '""')}"`);
  });
});

test('escapes typed HTML and slots', async () => {
  const typed = `"><script>[[query]]`;
  const { html } = await open(`room-width=12&room-height=8&room-length=${encodeURIComponent(typed)}`);
  expect(html).not.toContain('<script');
  expect(html).toContain('&quot;&gt;&lt;script&gt;[[query]]');
});

test('survives any broken parameters', async () => {
  const server = await startTestServer({ env: { REQUEST_LIMIT: '0' } });
  const random = createRandom(11);
  const names = [
    'work',
    'board',
    'waste',
    'height',
    'room-length',
    'room-count',
    'wall-length',
    'frame-width',
    'x',
  ];
  const values = [
    '',
    '%00',
    '%ff',
    '-1',
    '1e9',
    '9'.repeat(99),
    '%5B%5Bend:rows.room%5D%5D',
    '__proto__',
    '12%276"',
  ];
  const pickFrom = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  for (let round = 0; round < 300; round++) {
    const pairs = Array.from({ length: 8 }, () => `${pickFrom(names)}=${pickFrom(values)}`);
    const path = round % 2 === 0 ? '/estimate' : '/estimate.csv';
    const { status } = await fetch(`${server.url}${path}?${pairs.join('&')}`, { redirect: 'manual' });
    expect([200, 303]).toContain(status);
  }
});

test('exports the typed dimensions and the material as a spreadsheet without formulas', async () => {
  const server = await startTestServer();
  const response = await fetch(`${server.url}/estimate.csv?${room}&work=drywall`);
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toContain('takeoff.csv');
  const lines = (await response.text()).trim().split('\r\n');
  expect(lines).toContain('"Sheets, 4 × 8 ft","21","20 to 21","584 sq ft, with 10% waste"');
  expect(lines.some((line) => line.startsWith('"Room 1","Length 14\', Width 12\''))).toBe(true);
  expect(lines.filter((line) => /(?:^|,)"[=+@-]/.test(line))).toEqual([]);
  expect(lines.at(-1)).toContain('est-1');
});
