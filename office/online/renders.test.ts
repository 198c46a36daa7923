import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createRenders, listRenderSettings } from './renders.ts';

const ada = { name: 'Ada', email: 'ada@plumb.example' };
const bob = { name: 'Bob', email: 'bob@plumb.example' };

/** Starts the script instead of the render. */
function start(script: string, settings: Record<string, string> = {}, longestMs?: number, commit = '') {
  const folder = mkdtempSync(join(tmpdir(), 'renders-'));
  const program = join(folder, 'program.mjs');
  writeFileSync(program, script);
  const commitProgram = join(folder, 'commit.mjs');
  writeFileSync(commitProgram, commit);
  const makeRoom = vi.fn();
  const renders = createRenders(settings, {
    program,
    commitProgram,
    makeRoom,
    ...(longestMs && { longestMs }),
  });
  onTestFinished(() => {
    renders.stop();
    rmSync(folder, { recursive: true });
  });
  const end = () =>
    vi.waitFor(() => {
      expect(renders.current()?.endedAtMs).toBeDefined();
      expect(renders.current()?.isCommitting).not.toBe(true);
    }, 30_000);
  return { renders, end, makeRoom };
}

test('runs one render at a time, with the name of the person', async () => {
  const { renders, end, makeRoom } = start(`process.exit(process.env.AUTHOR === 'Ada' ? 0 : 1)`);
  expect(renders.start('render', ada)).toBe(true);
  expect(makeRoom).toHaveBeenCalledOnce();
  expect(renders.start('render', bob)).toBe(false);
  await end();
  // The commit needs no room.
  expect(makeRoom).toHaveBeenCalledOnce();
  expect(renders.current()).toMatchObject({ author: 'Ada' });
  expect(renders.current()?.fault).toBeUndefined();
  expect(renders.start('render', bob)).toBe(true);
  await end();
  expect(renders.current()).toMatchObject({ author: 'Bob', fault: '' });
});

test('goes back by the same program', async () => {
  const { renders, end } = start(`process.exit(process.argv.includes('--back') ? 0 : 1)`);
  renders.start('back', ada);
  await end();
  expect(renders.current()).not.toHaveProperty('fault');
});

test('compares the site while nothing else runs, and reports the difference', async () => {
  const { renders, end } = start(
    `if (process.argv.includes('--check')) console.error('differ: index.html');
     process.exit(process.argv.includes('--check') ? 1 : 0)`,
  );
  expect(await renders.check()).toBe('differ: index.html');
  expect(renders.current()).toBeUndefined();
  expect(renders.start('render', ada)).toBe(true);
  expect(await renders.check()).toBeUndefined();
  await end();
});

test('starts no second check beside the first', async () => {
  const { renders } = start(`console.error('differ: index.html'); process.exit(1)`);
  const first = renders.check();
  expect(await renders.check()).toBeUndefined();
  expect(await first).toBe('differ: index.html');
});

test('ends a check for a run that a person starts, and reports no difference', async () => {
  const { renders, end } = start(`if (process.argv.includes('--check')) setInterval(() => {}, 1000)`);
  const checked = renders.check();
  expect(renders.start('render', ada)).toBe(true);
  expect(await checked).toBeUndefined();
  await end();
  expect(renders.current()).not.toHaveProperty('fault');
});

test('ends a check when the server stops, and reports no difference', async () => {
  const { renders } = start(`setInterval(() => {}, 1000)`);
  const checked = renders.check();
  renders.stop();
  expect(await checked).toBeUndefined();
});

test('reports what the render wrote about its failure', async () => {
  const { renders, end } = start(`console.error('company.yaml: at state'); process.exit(1)`);
  renders.start('render', ada);
  await end();
  expect(renders.current()?.fault).toBe('company.yaml: at state');
});

test.each([
  ['too little memory', `process.abort()`],
  ['too little memory', `process.kill(process.pid, 'SIGKILL')`],
  ['took too long', `setInterval(() => {}, 1000)`],
])('explains a render that was ended by a signal: %s', async (words, script) => {
  const { renders, end } = start(script, {}, words === 'took too long' ? 200 : undefined);
  renders.start('render', ada);
  await end();
  expect(renders.current()?.fault).toContain(words);
});

test('reports a process that cannot be started, and starts the next one', async () => {
  const { renders, end } = start('');
  // The system refuses such a long variable, as it refuses a process without memory.
  renders.start('render', { ...ada, name: 'A'.repeat(300_000) });
  await end();
  expect(renders.current()?.fault).toBe('spawn E2BIG');
  expect(renders.start('render', bob)).toBe(true);
  await end();
  expect(renders.current()).not.toHaveProperty('fault');
});

test('gives the render no password of the server', async () => {
  vi.stubEnv('SMTP_URL', 'smtp://user:secret@mail.example');
  onTestFinished(() => void vi.unstubAllEnvs());
  const settings = listRenderSettings('/srv/site');
  expect(settings['SITE_DIR']).toBe('/srv/site');
  const { renders, end } = start(`console.error(Object.keys(process.env).sort().join()); process.exit(1)`, {
    SITE_DIR: '/srv/site',
  });
  renders.start('render', ada);
  await end();
  expect(renders.current()?.fault).toBe('AUTHOR,MALLOC_ARENA_MAX,NODE_ENV,NODE_OPTIONS,SITE_DIR');
});

// ONLINE-COMMIT
test('is online also if the commit fails, and shows why', async () => {
  const fail = `console.error('index.lock exists ' + process.env.AUTHOR_EMAIL); process.exit(1)`;
  const { renders, end } = start('', {}, undefined, fail);
  renders.start('render', ada);
  await end();
  expect(renders.current()).toMatchObject({ commitFault: 'index.lock exists ada@plumb.example' });
  expect(renders.current()).not.toHaveProperty('fault');
  renders.start('back', ada);
  await end();
  expect(renders.current()).not.toHaveProperty('commitFault');
});
