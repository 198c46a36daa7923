/**
 * Part of `npm run check`: checks that every package has a permitted license, and verifies the registry's signatures of
 * the installed packages. Without a network it skips the signatures and says so.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findForbidden, readSignatureFaults, type LockedPackage } from './dependencies.ts';
import { root } from '../lib/paths.ts';
import { run } from '../lib/run.ts';

const longestSeconds = '30';
const faults = ['package-lock.json', 'tools/node/package-lock.json'].flatMap((file) => {
  const { packages } = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  return findForbidden(packages);
});

const npm = process.env['npm_execpath'];
const audit = ['audit', 'signatures', '--json', '--fetch-retries=0', '--fetch-timeout=15000'];
const command = npm === undefined ? ['npm', ...audit] : [process.execPath, npm, ...audit];
const { output } = await run('timeout', [longestSeconds, ...command], { quiet: true });
const signatureFaults = readSignatureFaults(output);
if (signatureFaults === undefined)
  console.log(
    'The package signatures are not checked, because the registry does not answer. The licenses are.',
  );

for (const fault of [...faults, ...(signatureFaults ?? [])]) console.error(fault);
process.exit(faults.length + (signatureFaults?.length ?? 0) > 0 ? 1 : 0);
