/** Access to the editor: its owner on this machine reaches the files of its table, and nobody else reaches anything. */
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { site as builtSite } from '../tools/lib/built-site.ts';
import { listFiles } from '../tools/lib/list-files.ts';
import { root } from '../tools/lib/paths.ts';
import { buildTimeoutMs } from './support/copy-project.ts';
import { expect, test } from './support/editor.ts';

/** A process may exit during the check. */
function readLink(file: string): string {
  try {
    return readlinkSync(file);
  } catch {
    return '';
  }
}

test.describe.configure({ mode: 'serial', timeout: buildTimeoutMs });

// EDIT-LOCAL
test('prints one address and answers only on this machine', async ({ editor }) => {
  const { address, copy, printed } = editor;
  expect(printed.match(/http:\S+/g)).toEqual([`${address}/_edit/`]);
  const others = Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4');
  for (const other of others)
    await expect(fetch(`http://${other.address}:${new URL(address).port}/_edit/`)).rejects.toThrow();
  const { code, output: refused } = await copy.run('node', ['tools/edit.ts'], { HOST: '0.0.0.0' });
  expect(code).toBe(1);
  expect(refused).toContain('remove HOST=0.0.0.0');
});

test('explains a failed start in one sentence and leaves no process behind', async ({ editor }) => {
  const { address, copy } = editor;
  const listProcesses = () =>
    readdirSync('/proc').filter(
      (id) => /^\d+$/.test(id) && readLink(`/proc/${id}/cwd`).startsWith(copy.folder),
    );
  const before = listProcesses();
  const start = (program: string, port: string) => copy.run('node', [program], { PORT: port });
  const { port } = new URL(address);
  for (const program of ['tools/edit.ts', 'tools/dev.ts']) {
    const { code, output } = await start(program, port);
    expect(code, program).toBe(1);
    expect(output.trim().split('\n').at(-1), program).toMatch(
      new RegExp(`^Port ${port} is taken: stop the program that uses it, or choose another port`),
    );
    expect(output, program).not.toMatch(/\n\s+at /);
  }
  const company = copy.readContent('company.yaml');
  copy.writeContent('company.yaml', 'name: [a\n');
  const { code, output } = await start('tools/dev.ts', '0');
  copy.writeContent('company.yaml', company);
  expect(code).toBe(1);
  expect(output).toContain('content/company.yaml: ');
  expect(output).not.toMatch(/\n\s+at /);
  await expect.poll(listProcesses).toEqual(before);
});

test('stays out of production builds', async () => {
  const server = process.env['TEST_SITE_URL'] ?? '';
  for (const name of ['/_edit', '/_edit/', '/_edit/api/file', '/_edit/editor.js', '/admin'])
    expect((await fetch(server + name)).status, name).toBe(404);
  const programs = ['server', 'office', 'contract', 'domain'].flatMap((folder) =>
    listFiles(path.join(root, folder))
      .filter((file) => !/\.test\.ts$/.test(file))
      .map((file) => path.join(root, folder, file)),
  );
  const built = listFiles(builtSite)
    .filter((file) => /\.(html|js|css|json|xml|txt)$/.test(file))
    .map((file) => path.join(builtSite, file));
  const named = [...programs, ...built].filter((file) => /\/_edit/.test(readFileSync(file, 'utf8')));
  expect(named).toEqual([]);
});
