import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readTarget } from './target.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'target-'));
afterAll(() => rmSync(folder, { recursive: true }));
const example = readFileSync('deploy/target.example.yaml', 'utf8');

function read(text: string) {
  const file = path.join(folder, 'target.yaml');
  writeFileSync(file, text);
  return readTarget(file, 'deploy/target.yaml');
}

test('accepts the delivered example, which has every field', () => {
  const { targets } = read(example);
  expect(targets.map(({ kind }) => kind)).toEqual(['folder', 'server', 'static']);
  for (const target of targets)
    for (const field of Object.keys(target)) expect(example).toMatch(new RegExp(`^ +(?:- )?${field}:`, 'm'));
});

test('tells the owner how to make a missing target file', () => {
  const missing = () => readTarget(path.join(folder, 'none.yaml'), 'deploy/target.yaml');
  expect(missing).toThrow(/no deploy\/target\.yaml.*Copy deploy\/target\.example\.yaml/);
});

test('names every invalid field and its format', () => {
  const wrong = example
    .replace('keep: 5', 'keep: 1')
    .replace('service: storypole', 'service: a b')
    .replace('user: deploy', 'usr: deploy')
    .replace('    folder: /srv/www\n', '')
    .replace('https://leads.example.com', 'leads.example.com/path');
  expect(() => read(wrong)).toThrow(
    /^deploy\/target\.yaml is invalid:\n {2}targets\.0\.keep: At least 2\.\n(?=[^]*targets\.1\.service: must be a systemd unit)(?=[^]*targets\.1: The site does not know “usr” here\.)(?=[^]*targets\.2\.folder: This is needed)(?=[^]*targets\.2\.leadServer: must look like)/,
  );
});

test.each([
  ['host: www.example.com', 'host: -oProxyCommand=touch'],
  ['host: www.example.com', 'host: "a;touch x"'],
  ['user: deploy', 'user: "-l"'],
  ['folder: /srv/storypole-releases', 'folder: /srv/$(touch x)'],
  ['folder: /srv/storypole-releases', 'folder: "/srv/a b"'],
  ['ready: http://127.0.0.1:8080/readyz', "ready: http://127.0.0.1/';touch x;'/readyz"],
])('refuses text with a meaning for a shell or ssh: %s as %s', (right, wrong) => {
  expect(example).toContain(right);
  expect(() => read(example.replace(right, wrong))).toThrow(/is invalid/);
});

test('refuses targets with different lead servers', () => {
  const another = example.slice(example.indexOf('  - kind: static')).replace('leads.', 'other.');
  expect(() => read(example + another)).toThrow(/targets: must have one leadServer/);
});
