/** Answers the questions in a real terminal, in a copy of the program without content/. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import { bin, root } from '../lib/paths.ts';

const sources = ['tools', 'site/src', 'contract', 'domain', 'server', 'starter', 'showcase/company.yaml'];
const enter = '\r';
const controlC = '\u0003';
const clear = '\u0015';
const down = '\u001b[B';
const waitMs = 20_000;

vi.setConfig({ testTimeout: 120_000 });

function copyProgram(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'setup-terminal-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const source of sources)
    cpSync(path.join(root, source), path.join(folder, source), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

/** `script` from util-linux provides the terminal. */
function openTerminal(folder: string) {
  const child = spawn(
    'script',
    ['-qfec', `stty rows 60 cols 120; ${bin('node')} tools/setup.ts`, '/dev/null'],
    {
      cwd: folder,
      env: { ...process.env, CONTENT: '', SSH_CONNECTION: '192.0.2.1 5000 192.0.2.7 22' },
    },
  );
  onTestFinished(() => void child.kill());
  let seen = '';
  child.stdout.on('data', (chunk: Buffer) => (seen += chunk.toString()));
  const see = (words: string | RegExp) =>
    vi.waitFor(() => expect(stripVTControlCharacters(seen)).toMatch(words), {
      timeout: waitMs,
      interval: 20,
    });
  return {
    see,
    async answer(question: string, keys: string): Promise<void> {
      await see(question);
      seen = '';
      child.stdin.write(keys);
    },
    ended: once(child, 'exit'),
  };
}

test.skipIf(process.platform !== 'linux')(
  'keeps answers after an interruption, changes them at the end, and deletes them after the write',
  async () => {
    const folder = copyProgram();
    const kept = path.join(folder, '.cache/setup/content.json');
    const first = openTerminal(folder);
    await first.answer('1 of 14', `Delgado Walls${enter}`);
    await first.answer('2 of 14', `Roofing${enter}`);
    await first.answer('3 of 14', controlC);
    await first.see('Nothing was written. 2 answers are kept');
    await first.ended;
    expect(JSON.parse(readFileSync(kept, 'utf8'))).toEqual({ name: 'Delgado Walls', trade: 'Roofing' });

    const second = openTerminal(folder);
    await second.answer('Continue with the 2 answers of', enter);
    await second.answer('1 of 12', enter);
    await second.see(/http:\/\/127\.0\.0\.1:(\d+)\s.*ssh -L \1:127\.0\.0\.1:\1 \S+@192\.0\.2\.7/s);
    await second.answer('2 of 12', enter);
    await second.answer('3 of 12', `call us${enter}`);
    await second.answer('is not a phone number', `${clear}${enter}`);
    for (let place = 4; place <= 9; place++) await second.answer(`${place} of 12`, enter);
    await second.answer('10 of 12', `letters DW${enter}`);
    await second.answer('11 of 12', enter);
    await second.answer('12 of 12', ` ${enter}`);
    await second.answer('How long is the warranty', `One year${enter}`);
    await second.see('name: Your Company → Delgado Walls');
    await second.answer('Is this right?', `${down}${down}${enter}`);
    await second.answer('What do you do', `Gutters${enter}`);
    await second.answer('Change Trade: Gutters', enter);
    await second.see('files written');
    await second.ended;
    expect(existsSync(kept)).toBe(false);
    const company = readFileSync(path.join(folder, 'content/company.yaml'), 'utf8');
    expect(company).toMatch(/^name: Delgado Walls$.*^tagline: Gutters$.*warranty: one year/ms);
  },
);
