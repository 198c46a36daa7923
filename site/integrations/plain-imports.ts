/**
 * Vite wraps every `import()` in a helper that preloads styles and modules. Here a later script never brings styles, and the
 * helper is a file of its own, which would keep the scripts that use it out of their pages (finish/inline-scripts.ts).
 */
import type { Plugin } from 'vite';

const helper = /import\{\w+ as (\w+)\}from"\.\/preload-helper\.[\w-]+\.js";/;

export function unwrapImports(code: string): string {
  const [statement, name] = helper.exec(code) ?? [];
  if (statement === undefined) return code;
  const call = new RegExp(`\\b${name}\\(\\(\\)=>(import\\([^()]*\\)),\\[\\]\\)`, 'g');
  const unwrapped = code.replaceAll(call, '$1');
  // A later script of which only some names are used is asked for inside a function.
  const isStillCalled = new RegExp(`\\b${name}\\(async\\b`).test(unwrapped);
  return unwrapped.replace(statement, isStillCalled ? `const ${name}=load=>load();` : '');
}

export const plainImports: Plugin = {
  name: 'plain-imports',
  apply: 'build',
  // Without preloading, the helper is called with an empty list.
  config: () => ({ build: { modulePreload: false } }),
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk') chunk.code = unwrapImports(chunk.code);
    },
  },
};
