import { describe, expect, test } from 'vitest';
import { findElements, parsePage } from './built-page.ts';
import { collectVocabulary } from './vocabulary.ts';
import { prunePageCss } from './write-css.ts';

const page = (body: string) =>
  findElements(parsePage('a.html', `<!doctype html><html><head></head><body>${body}</body></html>`), '*');

const prune = async (css: string, body: string, ...scripts: string[]) =>
  (await prunePageCss([css], collectVocabulary(page(body), scripts))).whole;

/** Layers in the browser's order: by first mention. */
const layersOf = (css: string) => [
  ...new Set([...css.matchAll(/@layer ([\w,\s.]+)[;{]/g)].flatMap(([, names = '']) => names.split(/,\s*/))),
];

describe('selectors', () => {
  const body = `<div class="card" data-look="split" id="menu" popover><p class="title">gone words</p>
    <details><summary></summary></details><input aria-invalid="true"></div>`;

  test.each([
    '.card',
    '.card .title',
    '#menu:popover-open',
    'dialog-less, .card',
    ':is(.gone, .card)',
    ':where(.card) > p',
    '.card:has(> .title)',
    '.card:not(.gone)',
    '.card:nth-child(2 of .gone)',
    '.card:hover::before',
    '.card[data-look]',
    '.card[data-look=split]',
    '[data-look^="sp" i]',
    'details[open] summary',
    'html',
    ':root',
    '*',
    '::view-transition-old(root)',
    '[aria-invalid="true"]',
  ])('keeps %s', async (selector) => {
    expect(await prune(`${selector}{color:red}`, body)).toContain('color:red');
  });

  test.each([
    '.gone',
    '.words',
    '.card .gone',
    '.gone .card',
    '.card:has(.gone)',
    ':is(.gone, .away)',
    'p:where(.gone)',
    '.card.title',
    '.title[data-look]',
    '.card[data-look=dark]',
    '#other:popover-open',
    'dialog::backdrop',
    '[data-sticky] .card',
  ])('drops %s', async (selector) => {
    expect(await prune(`${selector}{color:red}`, body)).toBe('');
  });

  test.each([
    ['.is-open', 'x.classList.add("is-open")'],
    ['.card.is-open', 'x.classList.add("is-open")'],
    ['[data-sticky]', 'x.toggleAttribute("data-sticky")'],
    ['[data-is-stuck=true]', 'x.dataset.isStuck = y'],
    ['.card[data-look=dark]', 'e.dataset.look = "da" + "rk"'],
    ['.card[aria-expanded=true]', 'x.ariaExpanded = "true"'],
    ['dialog::backdrop', 'jsx("dialog", {})'],
  ])('keeps %s, which a script can make match', async (selector, script) => {
    expect(await prune(`${selector}{color:red}`, body)).toBe('');
    expect(await prune(`${selector}{color:red}`, body, script)).toContain('color:red');
  });

  test.each([
    'document.querySelectorAll("main .is-open, p")',
    "x.closest('.is-open')",
    'x.matches(`.card.is-open`)',
  ])('drops a class that %s only queries', async (script) => {
    expect(await prune('.is-open{color:red}', body, script)).toBe('');
    expect(await prune('.is-open{color:red}', body, `${script};x.className = "is-open"`)).toContain(
      'color:red',
    );
  });

  test('drops only the impossible part of a selector list', async () => {
    expect(await prune('.gone, .card{color:red}', body)).toBe('.card{color:red}');
  });
});

describe('nested rules', () => {
  test('prunes inside nesting, layers, media, container and supports', async () => {
    const css = `@layer a, b;
      @layer b { .card { color: red; .gone & { color: blue } &:hover .gone { color: blue }
        @media (width > 40em) { color: tan } & .title { color: pink } } }
      @container x (width > 10em) { .gone { color: blue } .card { order: 1 } }
      @supports (display: grid) { .gone { color: blue } }
      @starting-style { .card { opacity: 0 } }`;
    const pruned = await prune(css, '<div class="card"><p class="title"></p></div>');
    expect(layersOf(pruned)).toEqual(['a', 'b']);
    expect(pruned).not.toMatch(/gone|blue|@supports/);
    for (const kept of ['red', 'tan', 'pink', '@container x', 'order:1', '@starting-style'])
      expect(pruned).toContain(kept);
  });

  test('keeps the order of layers, in whatever order their blocks appear', async () => {
    const pruned = await prune(
      '@layer a,b,c,d;@layer c{.card{color:red}}@layer b{.card{color:tan}}@layer c{.card{color:blue}}',
      '<p class="card"></p>',
    );
    expect(layersOf(pruned)).toEqual(['a', 'b', 'c', 'd']);
    expect(pruned).toContain('@layer c{.card{color:#00f}}');
  });

  test("keeps an emptied layer's place in the order", async () => {
    const pruned = await prune('@layer x{.gone{a:b}}@layer y{p{color:red}}@layer x{p{color:tan}}', '<p></p>');
    expect(pruned.indexOf('@layer x')).toBeLessThan(pruned.indexOf('@layer y'));
    expect(layersOf(await prune('@layer x,y;@layer y{p{color:red}}@layer x{.gone{a:b}}', '<p></p>'))).toEqual(
      ['x', 'y'],
    );
  });
});

describe('names', () => {
  test('drops unused keyframes and custom properties, including chains of them', async () => {
    const css = `:root{--a:1px;--b:var(--a);--c:2px;--spin:turn 1s}p{width:var(--c);animation:var(--spin)}
      @keyframes turn{to{rotate:1turn}} @keyframes gone{50%{opacity:0}} @property --b{syntax:"*";inherits:false}`;
    const pruned = await prune(css, '<p></p>');
    expect(pruned).not.toMatch(/--a|--b|gone/);
    expect(pruned).toMatch(/--c:2px/);
    expect(pruned).toMatch(/@keyframes turn/);
  });

  test('keeps custom properties that an SVG or a script names', async () => {
    expect(await prune(':root{--ink:red}', '<svg><path fill="var(--ink)"/></svg>')).toContain('--ink');
    expect(await prune(':root{--ink:red}', '', 's.getPropertyValue("--ink")')).toContain('--ink');
  });

  test('keeps unknown rules and properties', async () => {
    const pruned = await prune(
      'p{interpolate-size:allow-keywords;field-sizing:content}@view-transition{navigation:auto}',
      '<p></p>',
    );
    expect(pruned).toMatch(/interpolate-size.*field-sizing.*@view-transition/);
  });
});

test('shares a result between pages only if every selector matches both alike', async () => {
  const styles = '.a[data-look=wide]{top:0}.a[data-look=tall]{top:1px}';
  const wide = '.a[data-look=wide]{top:0}';
  expect(await prune(styles, '<p class="a" data-look="wide" title="One">Words</p>')).toBe(wide);
  expect(await prune(styles, '<p class="a" data-look="wide" title="Two">Others</p>')).toBe(wide);
  expect(await prune(styles, '<p class="a" data-look="tall" title="Two">Others</p>')).toBe(
    '.a[data-look=tall]{top:1px}',
  );
  expect(await prune(styles, '<p class="a" data-look="tall"></p>', 'dataset.look="wide"')).toBe(styles);
});
