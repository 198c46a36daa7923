/**
 * Vite wraps every `import()` in a helper that preloads styles and modules. Our dynamic imports never load styles,
 * and the helper is a separate file, which would prevent inlining (finish/inline-scripts.ts).
 */
import type { Plugin } from 'vite';

const helper = /import\{\w+ as (\w+)\}from"\.\/preload-helper\.[\w-]+\.js";/;

export function unwrapImports(code: string): string {
  const [statement, name] = helper.exec(code) ?? [];
  if (statement === undefined) return code;
  const call = new RegExp(`\\b${name}\\(\\(\\)=>(import\\([^()]*\\)),\\[\\]\\)`, 'g');
  const unwrapped = code.replaceAll(call, '$1');
  // If only some exports are used, the helper receives an async function.
  const isStillCalled = new RegExp(`\\b${name}\\(async\\b`).test(unwrapped);
  return unwrapped.replace(statement, isStillCalled ? `const ${name}=load=>load();` : '');
}

export const plainImports: Plugin = {
  name: 'plain-imports',
  apply: 'build',
  // Without preloading, Vite passes the helper an empty list.
  config: () => ({ build: { modulePreload: false } }),
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk') chunk.code = unwrapImports(chunk.code);
    },
  },
};
