/**
 * A developer's copy of the project: a field, a section with a script, a mail and a collection are added, each by exactly
 * the files that docs/where-does-it-go.md names, and a section of every other form by its command. Then it is built.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../tools/lib/list-files.ts';
import { root } from '../../tools/lib/paths.ts';
import { buildTimeoutMs, makeShared, type ProjectCopy } from '../support/copy-project.ts';
import { judgedDirections } from '../support/judge-gallery.ts';
import { expect, test } from '../support/test.ts';
import { additions, pageWithSection, type Addition } from './additions.ts';

let copy: ProjectCopy;

// One copy and one build for all, one after the other.
test.describe.configure({ mode: 'serial', timeout: buildTimeoutMs });

test.beforeAll(() => {
  copy = makeShared('developer', ['tools', 'server', 'vitest.config.ts']);
  // A smaller site is built sooner.
  for (const folder of ['homes', 'one-pagers']) {
    const parent = path.join(copy.content, folder);
    for (const file of readdirSync(parent)) if (file !== 'index-01.yaml') rmSync(path.join(parent, file));
  }
});

/** Files of the copy that are new or other than here. */
function listChanges(): string[] {
  return listFiles(copy.folder, { skip: ['node_modules', '.astro', '.cache', 'dist'] }).filter((file) => {
    const text = readFileSync(path.join(copy.folder, file));
    try {
      return !readFileSync(path.join(root, file.replace(/^content\//, 'showcase/'))).equals(text);
    } catch {
      return true;
    }
  });
}

async function runTool(command: readonly string[]): Promise<void> {
  const { code, output } = await copy.run('node', command);
  expect(code, output).toBe(0);
}

/** Returns the files that it took. */
async function add({ edits = {}, files = {}, command }: Addition): Promise<string[]> {
  const before = new Set(listChanges());
  const changed = new Set<string>();
  if (command) await runTool(command);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(copy.folder, file)), { recursive: true });
    copy.write(file, text);
  }
  for (const [file, replacements] of Object.entries(edits)) {
    for (const [from, to] of replacements) {
      expect(copy.read(file), `${file} holds the place to edit`).toContain(from);
      copy.write(file, copy.read(file).replace(from, to));
    }
    changed.add(file);
  }
  return [...new Set([...changed, ...listChanges().filter((file) => !before.has(file))])].sort();
}

const writeProof = (sections: string) => `title: Proof
description: Says how an owner proves that three new sections are shown on a page.
sections:
${sections}`;

for (const addition of additions) {
  test(`${addition.row} takes exactly the files that the table names`, async () => {
    const { row, name } = addition;
    const table = readFileSync(path.join(root, 'docs/where-does-it-go.md'), 'utf8');
    const line = table.split('\n').find((text) => text.startsWith(`| ${row} |`)) ?? '';
    const named = [...(line.split(' | ')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, file = '']) =>
      name ? file.replaceAll('Name', name) : file,
    );
    expect(await add(addition), `docs/where-does-it-go.md: ${row}`).toEqual(named.sort());
  });
}

test('the editor has a form for every file of content/ and every kind of section', async () => {
  const tests = ['content-files', 'models'].map((name) => `tools/editor/${name}.test.ts`);
  const { code, output } = await copy.run('vitest', ['run', ...tests]);
  expect(code, output).toBe(0);
});

test('the site is built with all of them, and with a plain section and one with an island', async () => {
  copy.write('content/pages/warranty.yaml', pageWithSection);
  await runTool(['tools/new-section.ts', 'Certificates']);
  await runTool(['tools/new-section.ts', 'Estimate', 'island']);
  const samples = ['Certificates', 'Warranty', 'Estimate'].map((kind) =>
    copy
      .read(`site/src/sections/${kind}/${kind}.samples.yaml`)
      .split('\n\n')[0]
      ?.replace('typical:\n', '')
      .trim()
      .replaceAll('\n  ', '\n    '),
  );
  copy.write('content/pages/proof.yaml', writeProof(samples.map((sample) => `  - ${sample}\n`).join('')));
  const { code, output } = await copy.build({ SAMPLES: judgedDirections.join(',') });
  expect(code, output).toBe(0);
});
