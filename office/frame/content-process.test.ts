/** The child process that writes content: it may die at any moment. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { ContentAnswer, ContentCall } from '../../contract/content-calls.ts';
import { openSmallDisk } from '../../server/testing/small-disk.ts';
import { createContentProcess } from './content-process.ts';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-process-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const usual: ContentCall = {
  method: 'GET',
  name: 'usual',
  query: '',
  body: Buffer.alloc(0),
  type: 'application/json',
  session: '1',
  device: 'Safari, iPhone',
  personId: 1,
  author: 'Ada',
};
const toCall = (fields: Partial<ContentCall>): ContentCall => ({ ...usual, ...fields });

/** Starts the process with this program, which answers with `reply(id, body)`. */
function startProgram(text: string, options: { longestCallMs?: number; idleMs?: number } = {}) {
  const program = path.join(makeFolder(), 'program.mjs');
  writeFileSync(
    program,
    `const reply = (id, body) => process.send({ id, answer: { status: 200, type: 'text/plain', body } });
    process.on('disconnect', () => process.exit());
    process.on('message', ({ id, call }) => { ${text} });`,
  );
  const content = createContentProcess(log, { program, ...options });
  onTestFinished(() => content.stop());
  return content;
}

test('answers a call with a sentence when the process dies, and starts another one', async () => {
  const content = startProgram(`call.name === 'die' ? process.exit(1) : reply(id, call.author)`);
  const [lost, neighbor] = await Promise.all([
    content.call(toCall({ name: 'die' })),
    content.call(toCall({ name: 'die' })),
  ]);
  for (const { status, body } of [lost, neighbor])
    expect([status, String(body)]).toEqual([503, expect.stringContaining('Nothing is half saved')]);
  expect(await content.call(usual)).toMatchObject({ status: 200, body: 'Ada' });
});

test('answers a call with a sentence when the system cannot start the process', async () => {
  // The system refuses such a long variable, as it refuses a process without memory.
  const content = createContentProcess(log, { env: { LONG: 'x'.repeat(300_000) } });
  const { status, body } = await content.call(usual);
  expect([status, String(body)]).toEqual([503, expect.stringContaining('Nothing is half saved')]);
});

test('ends a process that does not answer', async () => {
  const content = startProgram(`if (call.name !== 'hang') reply(id, 'yes'); else for (;;);`, {
    longestCallMs: 2_000,
  });
  expect(await content.call(toCall({ name: 'hang' }))).toMatchObject({ status: 503 });
  expect(await content.call(usual)).toMatchObject({ body: 'yes' });
});

test('sends the waiting calls to another process when the words of the first are old', async () => {
  const folder = makeFolder();
  const marker = path.join(folder, 'once');
  const content = startProgram(
    `process.getBuiltinModule('fs').existsSync('${marker}') ? reply(id, call.name)
      : (process.getBuiltinModule('fs').writeFileSync('${marker}', ''), process.exit(75))`,
  );
  const answers = await Promise.all(['one', 'two'].map((name) => content.call(toCall({ name }))));
  expect(answers.map(({ body }) => body)).toEqual(['one', 'two']);
});

test('ends the process after a pause, and has none of the settings that may be secret', async () => {
  vi.stubEnv('SMTP_URL', 'smtp://office:secret@mail.example');
  onTestFinished(() => void vi.unstubAllEnvs());
  const content = startProgram(`reply(id, process.pid + ' ' + Object.keys(process.env).join(' '))`, {
    idleMs: 50,
  });
  const [pid = '', ...names] = String((await content.call(usual)).body).split(' ');
  expect(names).not.toContain('SMTP_URL');
  expect(names).not.toContain('PATH');
  await vi.waitFor(() => expect(() => process.kill(Number(pid), 0)).toThrow(), { timeout: 10_000 });
  expect(String((await content.call(usual)).body)).not.toMatch(pid);
});

test('rests when nobody waits, and starts again with the next call', async () => {
  const content = startProgram(`setTimeout(() => reply(id, String(process.pid)), 50)`);
  const busy = content.call(usual);
  content.rest();
  const pid = Number((await busy).body);
  expect(Number((await content.call(usual)).body)).toBe(pid);
  content.rest();
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow(), { timeout: 10_000 });
  expect(Number((await content.call(usual)).body)).not.toBe(pid);
});

/** A program without pages, whose schemas accept everything. */
const permissive = `
  const schemas = new Proxy({}, { get: () => ({ safeParse: (data) => ({ data }) }) });
  const forms = new Proxy({}, { get: () => ({ type: 'group', fields: [] }) });
  export const readModels = () => ({ schemas, forms, checkSite: () => [] });
  export const renderPreview = async (address, values) =>
    Buffer.from(JSON.stringify({ address, values: [...values] }));`;

function startReal(parent = makeFolder()) {
  // The name of the folder is that of its history.
  const content = mkdtempSync(path.join(parent, 'content-'));
  mkdirSync(path.join(content, 'pages'), { recursive: true });
  writeFileSync(
    path.join(content, 'company.yaml'),
    '# ours\nname: Plumb & True\nurl: https://plumb.example\n',
  );
  writeFileSync(path.join(content, 'pages/about.yaml'), '# the company\ntitle: About\n');
  const entry = path.join(makeFolder(), 'entry.mjs');
  writeFileSync(entry, permissive);
  const running = createContentProcess(log, { args: [entry], env: { CONTENT: content } });
  onTestFinished(() => running.stop());
  const call = async (fields: Partial<ContentCall>, body?: unknown) => {
    const answer: ContentAnswer = await running.call(
      toCall({
        ...fields,
        ...(body !== undefined && { method: 'POST', body: Buffer.from(JSON.stringify(body)) }),
      }),
    );
    const text = typeof answer.body === 'string' ? answer.body : Buffer.from(answer.body).toString('utf8');
    return {
      status: answer.status,
      value: JSON.parse(text.replace(/<[^>]+>/g, '')) as Record<string, unknown>,
    };
  };
  return { content, call };
}

test('saves a file line by line, and refuses names outside the table', async () => {
  const { content, call } = startReal();
  const about = path.join(content, 'pages/about.yaml');
  const opened = await call({ name: 'file', query: 'file=pages/about.yaml' });
  expect(opened).toMatchObject({ status: 200, value: { value: { title: 'About' } } });
  const { version } = opened.value;
  const saved = await call(
    { name: 'file' },
    { file: 'pages/about.yaml', value: { title: 'Who we are' }, version },
  );
  expect([saved.status, readFileSync(about, 'utf8')]).toEqual([200, '# the company\ntitle: Who we are\n']);
  const late = await call({ name: 'file' }, { file: 'pages/about.yaml', value: { title: 'Late' }, version });
  expect([late.status, readFileSync(about, 'utf8')]).toEqual([409, '# the company\ntitle: Who we are\n']);
  for (const file of [
    '../company.yaml',
    '/etc/passwd',
    'pages/../../x.yaml',
    'pages/.git.yaml',
    'accepted.yaml',
  ])
    expect(
      (await call({ name: 'file' }, { file, value: { title: 'Evil' }, version: null })).status,
      file,
    ).toBe(404);
  expect(readdirSync(content).sort()).toEqual(['company.yaml', 'pages']);
});

// OFFICE-PREVIEW
test('renders a page from words that nobody saved, only for their session', async () => {
  const { content, call } = startReal();
  const file = 'pages/about.yaml';
  await call({ name: 'draft', session: '1' }, { file, value: { title: 'Draft' }, address: '/about' });
  const page = { name: 'page', query: 'address=/about' };
  expect((await call({ ...page, session: '1' })).value).toEqual({
    address: '/about',
    values: [[file, { title: 'Draft' }]],
  });
  expect((await call({ ...page, session: '2' })).value).toEqual({ address: '/about', values: [] });
  await call({ name: 'draft', session: '1' }, {});
  expect((await call({ ...page, session: '1' })).value).toEqual({ address: '/about', values: [] });
  expect(readFileSync(path.join(content, file), 'utf8')).toContain('About');
});

// OFFICE-SITE
/** The process that serves this content folder. */
function findPid(content: string): number {
  const isOurs = (pid: string) => {
    try {
      const line = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      return (
        line.includes('serve-calls.ts') && readFileSync(`/proc/${pid}/environ`, 'utf8').includes(content)
      );
    } catch {
      return false;
    }
  };
  return Number(readdirSync('/proc').find(isOurs));
}

// OFFICE-FULL
test('names a full disk, leaves every file as it was, and saves again once there is room', async () => {
  const disk = openSmallDisk(path.join(makeFolder(), 'disk'), 1);
  onTestFinished(() => disk.close());
  const { content, call } = startReal(disk.folder);
  const before = readFileSync(path.join(content, 'pages/about.yaml'), 'utf8');
  const { value: opened } = await call({ name: 'file', query: 'file=pages/about.yaml' });
  const value = { title: 'x'.repeat(100_000) };
  const save = () => call({ name: 'file' }, { file: 'pages/about.yaml', value, version: opened['version'] });
  disk.fill([findPid(content)]);
  const refused = await save();
  expect([refused.status, refused.value['message']]).toEqual([
    507,
    'The disk of the server is full. Nothing was changed: make room, and try again.',
  ]);
  expect(readdirSync(path.join(content, 'pages')), disk.kind).toEqual(['about.yaml']);
  expect(readFileSync(path.join(content, 'pages/about.yaml'), 'utf8')).toBe(before);
  disk.makeRoom([findPid(content)]);
  expect((await save()).status).toBe(200);
});

test('loses no acknowledged save when the process is killed at any moment', async () => {
  const { content, call } = startReal();
  const about = path.join(content, 'pages/about.yaml');
  let acknowledged = 'About';
  for (let round = 0; round < 6; round++) {
    const { value: opened } = await call({ name: 'file', query: 'file=pages/about.yaml' });
    const pid = findPid(content);
    const title = `Round ${round}`;
    const save = call(
      { name: 'file' },
      { file: 'pages/about.yaml', value: { title }, version: opened['version'] },
    );
    await new Promise((resolve) => setTimeout(resolve, round * 2));
    process.kill(pid, 'SIGKILL');
    const { status } = await save;
    const now = (parse(readFileSync(about, 'utf8')) as { title: string }).title;
    expect(status === 200 ? [title] : [title, acknowledged]).toContain(now);
    acknowledged = now;
  }
});
