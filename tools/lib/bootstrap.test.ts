import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path, { delimiter, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { root } from './paths.ts';

const nodePackage = `node-${process.platform}-${process.arch}`;

/** Makes a project with nothing to install, in a folder called `name`, that wants a version of Node. */
function makeProject(name: string, wantedNode = process.versions.node): string {
  const parent = mkdtempSync(join(tmpdir(), 'bootstrap-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const folder = join(parent, name);
  for (const inner of ['tools/node', 'node_modules/.bin'])
    mkdirSync(join(folder, inner), { recursive: true });
  copyFileSync(join(root, 'tools/bootstrap.mjs'), join(folder, 'tools/bootstrap.mjs'));
  const nothing = JSON.stringify({ packages: {} });
  for (const file of ['package-lock.json', 'node_modules/.package-lock.json'])
    writeFileSync(join(folder, file), nothing);
  const wanted = JSON.stringify({ optionalDependencies: { [nodePackage]: wantedNode } });
  writeFileSync(join(folder, 'tools/node/package.json'), wanted);
  return folder;
}

/** Installs a program as the project's own Node. */
function addNode(folder: string, version: string, program: string): void {
  const own = join(folder, 'tools/node/node_modules', nodePackage);
  mkdirSync(join(own, 'bin'), { recursive: true });
  writeFileSync(join(own, 'package.json'), JSON.stringify({ version }));
  writeFileSync(join(own, 'bin/node'), program, { mode: 0o755 });
}

const start = (folder: string, env: Record<string, string> = {}) =>
  spawnSync(process.execPath, [join(folder, 'tools/bootstrap.mjs'), 'program.mjs'], {
    encoding: 'utf8',
    // A Node in the home folder is not used.
    env: { ...process.env, HOME: folder, ...env },
  });

test("names the library that the project's Node lacks, and checks again at the next start", () => {
  const broken = '#!/bin/sh\necho "error while loading shared libraries: libatomic.so.1" >&2\nexit 127\n';
  const folder = makeProject('site', '99.0.0');
  addNode(folder, '99.0.0', broken);
  const started = start(folder);
  expect(started.status).toBe(1);
  expect(started.stderr).toContain('apt-get install libatomic1');
  expect(existsSync(join(folder, 'node_modules/.installed-for'))).toBe(false);
});

const exec = `#!/bin/sh\nOWN=yes exec '${process.execPath}' "$@"\n`;
const printNode = "console.log(process.env.OWN ?? 'no', fs.readlinkSync('node_modules/.bin/node'))";

test.each([
  ['the same version', process.versions.node, '/nowhere', ['no', process.execPath]],
  ['a Node of one person', process.versions.node, path.parse(process.execPath).root, undefined],
  ['an older major version', '99.0.0', '/nowhere', undefined],
  ['an older minor version', process.versions.node.replace(/\.\d+/, '.999'), '/nowhere', undefined],
])("starts on the machine's Node or its own: %s", (_, wanted, HOME, machine) => {
  const folder = makeProject('site', wanted);
  addNode(folder, wanted, exec);
  writeFileSync(join(folder, 'program.mjs'), `import fs from 'node:fs';\n${printNode}`);
  const { stderr, stdout } = start(folder, { HOME });
  const own = ['yes', `../../tools/node/node_modules/${nodePackage}/bin/node`];
  expect([stderr, stdout.trim().split(' ')]).toEqual(['', machine ?? own]);
});

test('installs its own Node with the packages, and again after an upgrade', () => {
  const folder = makeProject('site', '99.0.0');
  addNode(folder, '98.0.0', exec);
  writeFileSync(join(folder, 'program.mjs'), 'console.log(process.env.OWN)');
  const npm = join(folder, 'npm');
  const file = `node_modules/${nodePackage}/package.json`;
  const install = `require('node:fs').writeFileSync('${file}', '{"version": "99.0.0"}'); console.log(process.cwd())`;
  writeFileSync(npm, `#!${process.execPath}\n${install}\n`, { mode: 0o755 });
  const first = start(folder, { npm_execpath: npm });
  expect([first.stdout, first.stderr]).toEqual([
    'yes\n',
    expect.stringContaining(join(folder, 'tools/node')),
  ]);
  expect(start(folder, { npm_execpath: npm }).stderr).toBe('');
});

test.each(['My Site (2026)', "Müller's [x]", 'a {b,c} !d @e+f=g', '日本', '$HOME `id` & ; |'])(
  'starts in the folder %s',
  (name) => {
    const folder = makeProject(name);
    writeFileSync(join(folder, 'program.mjs'), 'console.log(process.cwd())');
    const { stdout, stderr, status } = start(folder);
    expect([stderr, status, stdout.trim()]).toEqual(['', 0, folder]);
  },
);

test.each(['100% done', 'per%20cent', 'site #2', 'what?', 'a*b', 'a"b', 'a\tb', 'a\nb'])(
  'refuses the folder %j with one sentence before anything runs',
  (name) => {
    const folder = makeProject(name);
    const { stdout, stderr, status } = start(folder);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/which breaks the build: rename that folder/);
    expect(existsSync(join(folder, 'node_modules/.installed-for'))).toBe(false);
  },
);

/** A project whose packages are missing, and an npm that runs `source`. */
function makeEmptyProject(source: string): { folder: string; npm: string } {
  const folder = makeProject('site');
  writeFileSync(join(folder, 'package-lock.json'), '{"packages": {"node_modules/a": {"version": "1.0.0"}}}');
  writeFileSync(join(folder, 'program.mjs'), 'console.log("answer")');
  const npm = join(folder, 'npm');
  writeFileSync(npm, `#!${process.execPath}\n${source}\n`, { mode: 0o755 });
  return { folder, npm };
}

test.each(['npm_execpath', 'PATH'])(
  "keeps npm's install messages out of stdout if it finds npm by %s",
  (variable) => {
    const { folder, npm } = makeEmptyProject("console.log('added 1 package')");
    const env = { npm_execpath: '', PATH: `${folder}${delimiter}${process.env['PATH']}` };
    const { status, stdout, stderr } = start(folder, variable === 'PATH' ? env : { npm_execpath: npm });
    expect([status, stdout]).toEqual([0, 'answer\n']);
    expect(stderr).toContain('added 1 package');
  },
);

test("asks the registry again if npm's cache is older than a locked version", () => {
  const { folder, npm } = makeEmptyProject(
    `if (process.argv.includes('--prefer-offline')) { console.error('npm error code ETARGET'); process.exit(1); }
    console.log('asked the registry');`,
  );
  const { status, stderr } = start(folder, { npm_execpath: npm });
  expect([status, stderr]).toEqual([0, expect.stringContaining('asked the registry')]);
  expect(stderr).not.toContain('ETARGET');
});

test("shows npm's other errors once", () => {
  const { folder, npm } = makeEmptyProject("console.error('npm error code EACCES'); process.exit(1);");
  const { status, stderr } = start(folder, { npm_execpath: npm });
  expect([status, stderr.match(/EACCES/g)]).toEqual([1, ['EACCES']]);
});

test("ignores the shell's NODE_ENV", () => {
  const folder = makeProject('site');
  writeFileSync(join(folder, 'program.mjs'), 'console.log(process.env.NODE_ENV)');
  expect(start(folder, { NODE_ENV: 'development' }).stdout).toBe('undefined\n');
});

test("ends its program when npm's shell is killed without forwarding the signal", async () => {
  const folder = makeProject('site');
  const log = join(folder, 'log');
  writeFileSync(
    join(folder, 'program.mjs'),
    `import { appendFileSync } from 'node:fs';
    process.on('SIGTERM', () => { appendFileSync('log', 'ended'); process.exit(); });
    appendFileSync('log', 'started ');
    setInterval(() => {}, 1000);`,
  );
  // The second command keeps the shell from replacing itself with the first.
  const shell = spawn('sh', ['-c', '"$0" tools/bootstrap.mjs program.mjs; true', process.execPath], {
    cwd: folder,
    env: { ...process.env, npm_lifecycle_event: 'start' },
  });
  const read = () => (existsSync(log) ? readFileSync(log, 'utf8') : '');
  await vi.waitUntil(() => read() === 'started ', 20_000);
  shell.kill('SIGTERM');
  await once(shell, 'exit');
  await vi.waitUntil(() => read() === 'started ended', 20_000);
});
