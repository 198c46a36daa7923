import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { parsePage, serializePage, type Page } from './built-page.ts';
import { joinScripts, moveLargestScript } from './join-scripts.ts';

/** Runs a step on a page with this body and returns the new body and the step's result. */
function change<Result>(step: (page: Page) => Result, body: string) {
  const page = parsePage('a.html', `<body>${body}</body>`);
  const result = step(page);
  return { html: /<body>(.*)<\/body>/s.exec(serializePage(page))?.[1] ?? '', result };
}
const join = (body: string) => change(joinScripts, body).html;
const modules = (...texts: string[]) =>
  texts.map((text) => `<script type="module">${text}</script>`).join('<p></p>');
const scriptsOf = (html: string) =>
  [...html.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, text]) => text);

test('joins modules at the position of the last one, in order and in separate scopes', () => {
  const html = join(
    modules('var a=1;said.push(a)', 'var a=2;function f(){said.push(a)}f();', 'said.push(3)'),
  );
  expect(html).toMatch(/^<p><\/p><p><\/p><script type="module">/);
  const said: number[] = [];
  runInNewContext(scriptsOf(html)[0] ?? '', { said });
  expect(said).toEqual([1, 2, 3]);
});

test('reports an error in one module and still runs the others', () => {
  const [text = ''] = scriptsOf(join(modules('null.x', 'said.push(2)')));
  const said: number[] = [];
  const reported: unknown[] = [];
  runInNewContext(text, { said, reportError: (error: unknown) => reported.push(error) });
  expect(said).toEqual([2]);
  expect(reported).toHaveLength(1);
});

test('leaves modules with static imports or a src in place and in order', () => {
  const html = `${modules('a()', 'import{b}from"/b.js";b()', 'c()', 'd()')}<script type="module" src="/e.js"></script>${modules('import("/f.js")')}`;
  expect(scriptsOf(join(html))).toEqual([
    'a()',
    'import{b}from"/b.js";b()',
    'for(let run of[()=>{c()},()=>{d()}])try{run()}catch(error){reportError(error)}',
    '',
    'import("/f.js")',
  ]);
});

test('leaves classic scripts and data in place', () => {
  const html = `<script>a()</script><script type="application/ld+json">{}</script>${modules('b()')}<script>c()</script>`;
  expect(join(html)).toBe(html);
});

test('moves the largest module to a file that loads after the page, identical for every page', () => {
  const html = modules('a()', 'longest(1)', 'c()');
  const { html: after, result: files } = change(moveLargestScript, html);
  const [[address, text] = []] = Object.entries(files);
  expect(address).toMatch(/^\/_a\/page\.[\w-]{8}\.js$/);
  expect(text).toBe('longest(1)');
  const whenPainted = `addEventListener("load",()=>new PerformanceObserver((_,paint)=>{paint.disconnect();import("${address}")}).observe({type:"paint",buffered:true}))`;
  expect(after).toBe(html.replace('longest(1)', () => whenPainted));
  expect(change(moveLargestScript, modules('longest(1)')).result).toEqual(files);
  const booted = change(moveLargestScript, `<script>{boot()}</script><p></p>${modules('longest(1)')}`);
  expect(booted.html).toBe(`<script>{boot()};${whenPainted}</script><p></p>`);
});

test('leaves a page without modules unchanged', () => {
  expect(change(moveLargestScript, '<script>a()</script>')).toEqual({
    html: '<script>a()</script>',
    result: {},
  });
});
