/**
 * Random and hostile bodies to every address of the office, as owner, office, crew and stranger: nothing outside the
 * content folder is touched, the server has no error of its own, and it is up all the while.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { roles } from '../contract/roles.ts';
import { readPage, signInShown, type InboxClient } from '../server/testing/inbox-client.ts';
import { createRandom, pick, type Random } from '../domain/random.ts';
import { listValues } from '../server/testing/read-html.ts';
import { openRequest } from '../server/testing/send-files.ts';
import { ada, makeTestFolder, startTestServer } from '../server/testing/start-test-server.ts';
import { formTokenField } from './frame/screens.ts';

const amount = Number(process.env['BODIES'] ?? 10_000);
vi.setConfig({ testTimeout: 40 * 60_000 });

const starter = fileURLToPath(new URL('../starter', import.meta.url));
const readAll = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => [name, readFileSync(join(parentPath, name), 'base64')]);

const names = [
  ...['../outside.yaml', '/etc/passwd', 'pages/../../outside.yaml', 'pages/about.yaml', 'company.yaml'],
  ...['pictures/catalogue.yaml', 'projects/%2e%2e%2fx.yaml', 'pages/\0.yaml', '__proto__', '.env', ''],
  ...['pages/about.yaml/..', 'C:\\x', 'words/site.yaml', 'accepted.yaml', 'x'.repeat(5_000), 'prices.yaml'],
];
const texts = [
  ...['', 'x', '<script>alert(1)</script>', '\ud800', '\u0000\u001b[31m', '{town}', '=HYPERLINK("x")'],
  ...['!!js/function >', '&a [*a]', '*a', '%00%ff%', '$(touch outside)', '`touch outside`', 'NaN', '-1'],
  ...[
    '[]',
    '{"a":1}',
    '["sections",0,"title"]',
    '["__proto__","x"]',
    '[9999999999]',
    '1e999',
    '𝕏'.repeat(900),
  ],
];
const keys = [
  ...['file', 'value', 'version', 'path', 'typed', 'address', 'id', 'what', 'where', 'by', 'session', 'to'],
  ...['field-title', 'title', 'alt', 'project', 'hours', 'name', 'role', 'email', 'text', 'note', 'next'],
  ...['fresh_code', 'another_code', 'constructor', '__proto__', 'status', 'assignee', 'snooze', 'answer'],
];
const queries = [
  '',
  '?file=../outside.yaml',
  '?path=[[[',
  '?words=%00',
  '?session=1-1',
  '?name=../../package.json',
];
const types = [
  ...['application/json', 'application/x-www-form-urlencoded', 'text/plain', 'image/jpeg', ''],
  ...['multipart/form-data; boundary=x', 'multipart/form-data', 'application/x-yaml'],
];

function makeValue(random: Random, depth = 0): unknown {
  const makers: (() => unknown)[] = [
    () => pick(random, texts),
    () => pick(random, names),
    () => (random() - 0.5) * 10 ** Math.floor(random() * 30),
    () => null,
    () => (depth > 4 ? [] : Array.from({ length: 3 }, () => makeValue(random, depth + 1))),
    () => (depth > 4 ? {} : makeRecord(random, depth + 1)),
  ];
  return pick(random, makers)();
}

const makeRecord = (random: Random, depth = 0): Record<string, unknown> => ({
  file: pick(random, names),
  ...Object.fromEntries(Array.from({ length: 5 }, () => [pick(random, keys), makeValue(random, depth)])),
});

function makeBody(random: Random, token: string) {
  const fields = () => ({ ...makeRecord(random), [formTokenField]: token });
  const parts = () =>
    Object.entries(makeRecord(random))
      .map(
        ([name, value]) =>
          `--x\r\nContent-Disposition: form-data; name="${name}"; filename="${pick(random, names).slice(0, 99)}"\r\n\r\n${JSON.stringify(value)}\r\n`,
      )
      .join('');
  const toText = (value: unknown) =>
    typeof value === 'string' ? value.toWellFormed() : (JSON.stringify(value) ?? '');
  const form = () =>
    new URLSearchParams(Object.entries(fields()).map(([name, value]) => [name, toText(value)])).toString();
  const noise = Array.from({ length: Math.floor(random() * 300) }, () => Math.floor(random() * 256));
  const makers: (() => [type: string, body: string | Buffer])[] = [
    () => ['application/json', JSON.stringify(fields())],
    () => ['application/json', JSON.stringify(makeValue(random)) ?? ''],
    () => ['application/x-www-form-urlencoded', form()],
    () => ['application/x-www-form-urlencoded', form()],
    () => ['multipart/form-data; boundary=x', `${parts()}--x--`],
    () => ['image/jpeg', Buffer.from(noise)],
    () => ['application/json', '['.repeat(Math.floor(random() * 20_000))],
  ];
  const [type, body] = pick(random, makers)();
  return { type: random() < 0.2 ? pick(random, types) : type, body: Buffer.from(body) };
}

// OFFICE-HOSTILE
test(`survives ${amount} hostile bodies`, async () => {
  const folder = makeTestFolder();
  const content = join(folder, 'content');
  cpSync(starter, content, { recursive: true });
  mkdirSync(join(folder, 'cache'));
  for (const [name, value] of Object.entries({ CONTENT: content, CACHE_DIR: join(folder, 'cache') }))
    vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  writeFileSync(join(folder, 'outside.yaml'), 'name: nobody touches this\n');
  writeFileSync(join(folder, 'outside.txt'), 'untouched');
  const before = readAll(starter);
  const server = await startTestServer({ env: { REQUEST_LIMIT: '0', RATE_LIMIT: '0', FILE_LIMIT: '0' } });
  const { reference } = await openRequest(server, ada);
  const clients = new Map<string, { person: InboxClient; token: string }>();
  for (const role of roles) {
    const email = `${role}@plumb.example`;
    const person = await signInShown(server, email);
    const { id = 0, name = '' } = (await server.store.listPeople()).find((one) => one.email === email) ?? {};
    await server.store.changePerson(id, { name, role });
    const [token = ''] = listValues(await readPage(person, '/devices'), formTokenField);
    clients.set(role, { person, token });
  }
  const senders = [...clients.values(), undefined];
  // It would put the content online: online.e2e.ts has the tests of that.
  const routes = server
    .listRoutes()
    .filter((route) => route.startsWith('/inbox') && route !== '/inbox/online');
  expect(routes.length).toBeGreaterThan(30);

  const random = createRandom(51);
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const statuses = new Map<number, number>();
  const faults: string[] = [];
  const fill = (route: string) =>
    route
      .replace(':reference', pick(random, [reference, 'PT-NONE-NONE']))
      .replace(/:\w+/g, () =>
        pick(random, ['999', '1-1', encodeURIComponent(pick(random, names).slice(0, 200))]),
      )
      .replace('*', () =>
        pick(random, [
          'file',
          'remove',
          'restore',
          'picture',
          'draft',
          'accept',
          'quick-form',
          'quick-photos',
          'first-steps',
          'logo',
          'page',
          encodeURIComponent('../../package.json'),
        ]),
      );

  async function sendOne(): Promise<void> {
    const sender = pick(random, senders);
    const method = random() < 0.8 ? 'POST' : 'GET';
    const made = makeBody(random, sender?.token ?? 'none');
    const { type, body } = method === 'GET' ? { type: '', body: Buffer.alloc(0) } : made;
    const address = fill(pick(random, routes)) + pick(random, queries);
    const headers = {
      origin: server.url,
      accept: 'text/html',
      cookie: sender?.person.cookie ?? '',
      'content-type': type,
      'content-length': body.length,
      ...(random() < 0.6 && { 'x-form-token': sender?.token ?? 'none' }),
    };
    const status = await new Promise<number>((resolve, reject) => {
      const call = request(server.url + address, { method, agent, headers }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode ?? 0));
      });
      call.on('error', (error: NodeJS.ErrnoException) =>
        ['EPIPE', 'ECONNRESET'].includes(error.code ?? '') ? resolve(413) : reject(error),
      );
      call.end(body);
    });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status >= 500 && ![503, 507].includes(status))
      faults.push(`${status} ${method} ${address.slice(0, 200)}`);
  }

  let left = amount;
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      while (left-- > 0) await sendOne();
    }),
  );
  agent.destroy();
  expect(faults.slice(0, 20)).toEqual([]);
  expect(readFileSync(join(folder, 'outside.yaml'), 'utf8')).toBe('name: nobody touches this\n');
  expect(readFileSync(join(folder, 'outside.txt'), 'utf8')).toBe('untouched');
  expect(existsSync(join(folder, 'outside'))).toBe(false);
  expect(readAll(starter), 'the program’s own files').toEqual(before);
  expect((await fetch(server.url)).status).toBe(200);
  const { person } = clients.get('owner') ?? {};
  expect((await person?.get('/site/api/file?file=company.yaml'))?.status).toBe(200);
});
