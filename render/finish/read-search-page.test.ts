import { expect, test } from 'vitest';
import { searchIndex } from '../../contract/search-index.ts';
import { parsePage } from './built-page.ts';
import { readSearchPage } from './read-search-page.ts';

const read = (file: string, html: string) => readSearchPage(parsePage(file, html));
const build = (main: string, { canonical = 'https://a.example/framing', robots = '' } = {}) =>
  `<!doctype html><html><head><title>T</title>${robots && `<meta name="robots" content="${robots}">`}
  <meta name="description" content="Frames &amp; walls"><link rel="canonical" href="${canonical}"></head>
  <body><header><p>Menu</p></header><main>${main}</main><footer>Foot</footer></body></html>`;
const article = `
  <nav aria-label="Breadcrumb"><ol><li>Home</li><li><a href="/s">Services</a></li><li>Framing</li></ol></nav>
  <h1>Framing &amp; more</h1><p>We frame
    <b>walls</b>, and <a href="/r">roofs</a>.</p><div><a href="/a">Boards</a><a href="/b">Nails</a></div>
  <h2>How long</h2><ul><li>Nine days</li><li>Or ten</li></ul>
  <a rel="tag">Wood</a> <a rel="tag">Lowcountry</a>
  <aside><h2>Recent</h2>Elsewhere</aside><form><label>Name</label></form><p hidden>Hidden</p>
  <p data-unsearched="">Published today</p><script>let x</script><template><p>Mold</p></template>`;

test('indexes the words of a page without its header, footer, sidebars and forms', () => {
  expect(read('framing.html', build(article))).toEqual({
    path: '/framing',
    title: 'Framing',
    kind: 'Services',
    description: 'Frames & walls',
    headings: 'Framing & more · How long',
    tags: 'Wood · Lowcountry',
    text: 'We frame walls, and roofs. Boards Nails · How long · Nine days · Or ten',
  });
});

test('finds the home page and pages in folders by their addresses', () => {
  expect(read('index.html', build('', { canonical: 'https://a.example/' }))?.path).toBe('/');
  const post = { canonical: 'https://a.example/blog/a' };
  expect(read('blog/a.html', build('', post))?.path).toBe('/blog/a');
});

test.each([
  ['a noindex page', build(article, { robots: 'noindex' })],
  ['a variant of another page', build(article, { canonical: 'https://a.example/' })],
  ['a file that is not a page', '<p>Proof of ownership</p>'],
])('excludes %s from the search', (_, html) => {
  expect(read('framing.html', html)).toBeUndefined();
});

test('gives a top-level page no kind', () => {
  const trail = '<nav aria-label="Breadcrumb"><ol><li>Home</li><li>Framing</li></ol></nav>';
  expect(read('framing.html', build(trail))?.kind).toBe('');
});

test('leaves out the licenses that every service page repeats', () => {
  const licenses = '<section data-kind="Credentials"><h2>Licenses</h2></section>';
  const service = read('framing.html', build(`<div data-kind="ServiceDetail">Studs</div>${licenses}`));
  expect(service).toMatchObject({ role: 'service', headings: '', text: 'Studs' });
  const bid = read('framing.html', build(`<form data-sheet="true"></form>${licenses}`));
  expect(bid).toMatchObject({ role: 'bid', headings: 'Licenses' });
});

test('truncates a very long page', () => {
  expect(read('framing.html', build(`<p>${'word '.repeat(9000)}</p>`))?.text.length).toBeLessThan(7000);
});

test("writes an entry in the server's format", () => {
  const entries = [read('framing.html', build(article))];
  expect(searchIndex.parse(JSON.parse(JSON.stringify(entries))).map((entry) => entry.path)).toEqual([
    '/framing',
  ]);
});
