/**
 * Two independent checkers judge every built page: the Nu Html Checker (`npm install -g vnu-jar`, with Java) and
 * html-validate. Each is skipped with a sentence where it is not installed.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { templateFolder } from '../contract/server-screens.ts';
import { lacks } from '../server/testing/installed.ts';
import { site } from '../tools/lib/built-site.ts';
import { listFiles } from '../tools/lib/list-files.ts';

interface Fault {
  file: string;
  message: string;
  /** The source around it, or its selector. */
  at: string;
}

/** Reports of a checker that are no faults, with the reason. Without `at`, the reason applies to any place. */
const noFaults: readonly { message: RegExp; at?: RegExp; reason: string }[] = [
  {
    message: /^CSS: /,
    reason:
      'vnu knows no @view-transition, animation-timeline, interpolate-size, vector-effect, nor gradients with calc() and variables; browsers skip what they do not know.',
  },
  {
    message: /^Bad value\s.*“href” on element “link”: Illegal character after “ta:”\. “<” is not allowed/,
    reason:
      'The icon is a data: address with an unescaped "<", which every browser takes and which is shorter.',
  },
  {
    message: /^The “role” attribute must not be used on a “t[dhr]” element/,
    reason:
      'On phones the rows are blocks, and then Safari drops the roles of the table without these attributes.',
  },
  {
    message: /^When the “srcset” attribute has any image candidate string with a width descriptor/,
    at: /type="image\/webp" srcset="[^ "]+">/,
    reason: 'This source names one file without a width. vnu confuses it with the source before it.',
  },
];

const pages = listFiles(site).filter(
  (file) => file.endsWith('.html') && !file.startsWith(`${templateFolder}/`),
);

function run(program: string, options: readonly string[]): unknown {
  const { stdout } = spawnSync(program, [...options, ...pages], {
    cwd: site,
    encoding: 'utf8',
    maxBuffer: 200_000_000,
    env: { ...process.env, JAVA_TOOL_OPTIONS: '-Xss8m -Xmx900m' },
  });
  return JSON.parse(stdout);
}

const reject = (faults: readonly Fault[]) =>
  expect(
    faults
      .filter(
        (fault) =>
          !noFaults.some(({ message, at }) => message.test(fault.message) && at?.test(fault.at) !== false),
      )
      .map(({ file, message, at }) => `${file}: ${message} ${at}`),
  ).toEqual([]);

test.describe.configure({ timeout: 600_000 });

// PAGE-CHECKERS
test('gives the Nu Html Checker no reason to complain', () => {
  test.skip(lacks('the pages with the Nu Html Checker', ['vnu']));
  const { messages } = run('vnu', [
    '--stdout',
    '--exit-zero-always',
    '--errors-only',
    '--format',
    'json',
  ]) as {
    messages: { url: string; message: string; extract?: string }[];
  };
  reject(
    messages.map(({ url, message, extract = '' }) => ({ file: path.basename(url), message, at: extract })),
  );
});

test('gives html-validate no reason to complain', () => {
  test.skip(lacks('the pages with html-validate', ['html-validate']));
  const folder = mkdtempSync(path.join(tmpdir(), 'html-validate-'));
  try {
    const config = path.join(folder, 'config.json');
    writeFileSync(config, JSON.stringify({ root: true, extends: ['html-validate:standard'] }));
    const results = run('html-validate', ['--config', config, '--formatter', 'json']) as {
      filePath: string;
      messages: { message: string; selector: string | null }[];
    }[];
    reject(
      results.flatMap(({ filePath, messages }) =>
        messages.map(({ message, selector }) => ({
          file: path.basename(filePath),
          message,
          at: selector ?? '',
        })),
      ),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
