import { expect, test } from 'vitest';
import { unwrapImports } from './plain-imports.ts';

test("removes Vite's helper from dynamic imports", () => {
  const code =
    'import{t as e}from"./preload-helper.Ab1.js";import{b}from"./b.js";const c={d:()=>e(()=>import(`./d.js`),[])};b(e(()=>import(`./f.js`),[]))';
  expect(unwrapImports(code)).toBe(
    'import{b}from"./b.js";const c={d:()=>import(`./d.js`)};b(import(`./f.js`))',
  );
});

test('replaces the helper with a plain call around an async function', () => {
  const load = 'async()=>{let{b:t}=await import(`./d.js`);return{b:t}}';
  const code = `import{t as e}from"./preload-helper.Ab1.js";e(${load},[])`;
  expect(unwrapImports(code)).toBe(`const e=load=>load();e(${load},[])`);
});

test('leaves a script without the helper unchanged', () => {
  const code = 'import{t as e}from"./e.js";e(()=>import(`./d.js`),[])';
  expect(unwrapImports(code)).toBe(code);
});
