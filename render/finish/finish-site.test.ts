import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readServerWords } from '../../contract/read-words.ts';
import { siteManifest } from '../../contract/site-manifest.ts';
import { finishSite } from './finish-site.ts';

let folder: string;
let site: string;
let cache: string;
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
  writeFileSync(path.join(site, file), text);
};
const read = (file: string) => readFileSync(path.join(site, file), 'utf8');
const office = [{ days: ['Monday'], opens: '08:00', closes: '17:00' }];
const hours = { office, timeZone: 'America/New_York' };
const company = {
  name: 'A',
  phone: { shown: '(555) 010-0199', e164: '+15550100199' },
  email: 'a@b.example',
  url: 'https://a.example',
  hours,
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'finish-'));
  site = path.join(folder, 'dist');
  cache = path.join(folder, 'cache');
  write(
    'site-manifest.json',
    JSON.stringify({
      company,
      accent: { plane: '#ffb703', words: '#15181b' },
      redirects: { '/old': '/new' },
      contentSecurityPolicies: {},
      words: readServerWords(),
    }),
  );
  write(
    'about.html',
    `<html><head><style>.a{color:red}.later{color:tan}.never{color:blue}</style></head><body class="a">${'text '.repeat(99)}
    <script type="module">addEventListener("focusin",()=>import("/_a/form.js"))</script></body></html>`,
  );
  write('_a/form.js', 'import {x} from "./x.js"; x(() => import("./y.js"))');
  write('_a/x.js', 'export const x = 1');
  write('_a/y.js', 'export const y = "later"');
  write(
    'templates/form.html',
    `<html><head><style>.b[data-on]{color:red}.never{color:tan}.title{color:tan}</style></head><body><p>${'text '.repeat(99)}</p>
    <!--answer {"shown":"a -- \\u003e"}--><!--/answer--></body></html>`,
  );
  write('templates/form.cjs', 'const b=require(`./b.cjs`),w=require(`./words.cjs`);');
  write('templates/b.cjs', 'jsx(`p`,{className:`b`,"data-on":true})');
  write('templates/words.cjs', 'exports.title=`never`');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('keeps styles that an island needs after a dynamic import', async () => {
  expect(await finishSite(site, cache)).toEqual({ pages: 2, compressed: 1, warnings: [] });
  expect(read('about.html')).toContain('<style>.a{color:red}.later{color:tan}</style>');
});

test('keeps styles for a script whose address another script names', async () => {
  write('_a/row.js', 'row.dataset.turning = ""');
  write(
    'row.html',
    `<html><head><style>.a[data-turning]{color:red}.a[data-never]{color:tan}</style></head><body class="a">
    <script type="module">document.title="/_a/row.js"</script></body></html>`,
  );
  await finishSite(site, cache);
  expect(read('row.html')).toContain('<style>.a[data-turning]{color:red}</style>');
});

test('keeps styles that an answer needs, and moves its known props out of the page', async () => {
  await finishSite(site, cache);
  expect(read('templates/form.html')).toContain('<style>.b[data-on]{color:red}</style>');
  expect(read('templates/form.html')).toContain('<!--answer--><!--/answer-->');
  expect(JSON.parse(read('templates/form.json'))).toEqual({ shown: 'a -- >' });
});

test("writes the server's manifest, with a policy for every page and template", async () => {
  await finishSite(site, cache);
  const manifest = siteManifest.parse(JSON.parse(read('site-manifest.json')));
  expect(manifest).toMatchObject({ company, redirects: { '/old': '/new' }, words: readServerWords() });
  expect(Object.keys(manifest.contentSecurityPolicies)).toEqual(['about.html', 'templates/form.html']);
});

test('compresses served files only', async () => {
  await finishSite(site, cache);
  expect(brotliDecompressSync(readFileSync(path.join(site, 'about.html.br'))).toString()).toBe(
    read('about.html'),
  );
  expect(gunzipSync(readFileSync(path.join(site, 'about.html.gz'))).toString()).toBe(read('about.html'));
  for (const file of [
    '_a/x.js.br',
    'site-manifest.json.br',
    'templates/form.html.br',
    'templates/form.json.br',
  ]) {
    expect(existsSync(path.join(site, file))).toBe(false);
  }
});

test('compresses identical content once', async () => {
  await finishSite(site, cache);
  const twin = path.join(site, 'about.html.br');
  const before = readFileSync(twin);
  const folder = path.join(cache, 'compressed');
  const file = path.join(folder, readdirSync(folder).find((name) => name.endsWith('.br')) ?? '');
  const saved = statSync(file).mtimeMs;
  rmSync(twin);
  await finishSite(site, cache);
  expect(readFileSync(twin)).toEqual(before);
  expect(statSync(file).mtimeMs).toBe(saved);
});

test('reports errors in the manifest that the site wrote', async () => {
  write('site-manifest.json', JSON.stringify({ company: { ...company, phone: 7 }, redirects: {} }));
  await expect(finishSite(site, cache)).rejects.toThrow(/company\.phone/);
});

test('fails and names the pages that the policy would break', async () => {
  write('bad.html', '<html><body><p style="top:0"></p></body></html>');
  await expect(finishSite(site, cache)).rejects.toThrow(/^bad\.html: <p> has style="top:0"/);
});

test('reuses a cached page only while the page and its scripts are unchanged', async () => {
  const built = ['about.html', 'templates/form.html'].map((file) => [file, read(file)] as const);
  const finished = path.join(cache, 'finished');
  const finishAgain = async () => {
    for (const [file, text] of built) write(file, text);
    await finishSite(site, cache);
    return readdirSync(finished);
  };
  await finishSite(site, cache);
  const [first, before] = [read('about.html'), readdirSync(finished)];
  expect(await finishAgain()).toEqual(before);
  expect(read('about.html')).toBe(first);

  write('_a/z.js', 'export const z = 1');
  expect(await finishAgain()).not.toEqual(before);
  const others = readdirSync(finished);
  write('form.html', '<html><body><p>More</p></body></html>');
  expect(await finishAgain()).not.toEqual(others);
});

test('reports by how many bytes a page exceeds one round trip', async () => {
  const words = Array.from({ length: 3_000 }, (_, index) => Math.sin(index).toString(36)).join(' ');
  write('long.html', `<html><head><style>p{color:red}</style></head><body><p>${words}</p></body></html>`);
  const { warnings } = await finishSite(site, cache);
  expect(warnings).toEqual([expect.stringMatching(/^long\.html is \d{4,5} bytes too large/)]);
});
