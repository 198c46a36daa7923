import {
  existsSync,
  globSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readServerWords } from '../../contract/read-words.ts';
import { siteManifest, siteManifestFile } from '../../contract/site-manifest.ts';
import { completeManifest } from './complete-manifest.ts';
import { measure } from './compress.ts';
import { finishPage } from './finish-page.ts';
import { writePage, writeSiteFile } from './write-page.ts';

let folder: string;
let site: string;
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
  writeFileSync(path.join(site, file), text);
};
const read = (file: string) => readFileSync(path.join(site, file), 'utf8');
/** Finishes all pages as a render does. */
async function finishSite() {
  const files = globSync('**/*.html', { cwd: site }).sort();
  const facts = await Promise.all(
    files.map(async (file) => {
      const page = await finishPage(site, file, read(file), measure);
      return (await writePage(site, file, page)).data;
    }),
  );
  const policies = Object.fromEntries(facts.map(({ file, policy }) => [file, policy]));
  await writeSiteFile(site, siteManifestFile, completeManifest(read(siteManifestFile), policies).text);
  return facts;
}
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
  await finishSite();
  expect(read('about.html')).toContain('<style>.a{color:red}.later{color:tan}</style>');
});

test('keeps styles for a script whose address another script names', async () => {
  write('_a/row.js', 'row.dataset.turning = ""');
  write(
    'row.html',
    `<html><head><style>.a[data-turning]{color:red}.a[data-never]{color:tan}</style></head><body class="a">
    <script type="module">document.title="/_a/row.js"</script></body></html>`,
  );
  await finishSite();
  expect(read('row.html')).toContain('<style>.a[data-turning]{color:red}</style>');
});

test('keeps styles that an answer needs, and moves its known props out of the page', async () => {
  await finishSite();
  expect(read('templates/form.html')).toContain('<style>.b[data-on]{color:red}</style>');
  expect(read('templates/form.html')).toContain('<!--answer--><!--/answer-->');
  expect(JSON.parse(read('templates/form.json'))).toEqual({ shown: 'a -- >' });
});

test("writes the server's manifest, with a policy for every page and template", async () => {
  await finishSite();
  const manifest = siteManifest.parse(JSON.parse(read('site-manifest.json')));
  expect(manifest).toMatchObject({ company, redirects: { '/old': '/new' }, words: readServerWords() });
  expect(Object.keys(manifest.contentSecurityPolicies)).toEqual(['about.html', 'templates/form.html']);
});

test('compresses served files only', async () => {
  await finishSite();
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

test('reports errors in the manifest that the site wrote', () => {
  const text = JSON.stringify({ company: { ...company, phone: 7 }, redirects: {} });
  expect(() => completeManifest(text, {})).toThrow(/company\.phone/);
});

test('names the parts that the policy would break', async () => {
  write('bad.html', '<html><body><p style="top:0"></p></body></html>');
  const problems = (await finishSite()).flatMap((page) => page.problems);
  expect(problems).toEqual([expect.stringMatching(/^bad\.html: <p> has style="top:0"/)]);
});

test('reports by how many bytes a page exceeds one round trip', async () => {
  const words = Array.from({ length: 3_000 }, (_, index) => Math.sin(index).toString(36)).join(' ');
  write('long.html', `<html><head><style>p{color:red}</style></head><body><p>${words}</p></body></html>`);
  const [long] = (await finishSite()).filter(({ file }) => file === 'long.html');
  expect(long?.tooManyBytes).toBeGreaterThan(1_000);
});

test('replaces a file that is a link to the release that is online (RENDER-WHOLE)', async () => {
  const styles = `.below{color:red}${' '.repeat(300)}`;
  for (const name of ['online.css', 'online.css.br', 'online.css.gz']) {
    write(name, 'online');
    mkdirSync(path.join(site, '_a'), { recursive: true });
    linkSync(path.join(site, name), path.join(site, name.replace('online', '_a/below')));
  }
  const page = { html: 'x'.repeat(300), files: { '/_a/below.css': styles }, quality: 10 as const };
  await writePage(site, 'a.html', {
    ...page,
    ...{ policy: '', problems: [], tooManyBytes: 0, search: undefined },
  });
  expect(['online.css', 'online.css.br', 'online.css.gz'].map(read)).toEqual(['online', 'online', 'online']);
  expect(read('_a/below.css')).toBe(styles);
});
