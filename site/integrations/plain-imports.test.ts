import { expect, test } from 'vitest';
import { unwrapImports } from './plain-imports.ts';

test('imports later files without the helper of Vite', () => {
  const code =
    'import{t as e}from"./preload-helper.Ab1.js";import{b}from"./b.js";const c={d:()=>e(()=>import(`./d.js`),[])};b(e(()=>import(`./f.js`),[]))';
  expect(unwrapImports(code)).toBe(
    'import{b}from"./b.js";const c={d:()=>import(`./d.js`)};b(import(`./f.js`))',
  );
});

test('calls a function around a later import itself', () => {
  const load = 'async()=>{let{b:t}=await import(`./d.js`);return{b:t}}';
  const code = `import{t as e}from"./preload-helper.Ab1.js";e(${load},[])`;
  expect(unwrapImports(code)).toBe(`const e=load=>load();e(${load},[])`);
});

test('leaves a script without the helper as it is', () => {
  const code = 'import{t as e}from"./e.js";e(()=>import(`./d.js`),[])';
  expect(unwrapImports(code)).toBe(code);
});
