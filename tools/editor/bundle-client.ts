/** Bundles the editor's browser code in memory at each start, so that no build contains it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';

const folder = path.join(import.meta.dirname, '../../office/content/client');

export async function bundleClient(): Promise<string> {
  const bundle = await rolldown({
    input: path.join(folder, 'main.tsx'),
    transform: { define: { 'process.env.NODE_ENV': '"production"' }, jsx: { runtime: 'automatic' } },
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  await bundle.close();
  return output[0].code;
}

/** The order matters: later style sheets override earlier ones. */
const sheets = ['elements', 'layout', 'form', 'items', 'dialogs'];

export const readStyles = (): string =>
  sheets.map((name) => readFileSync(path.join(folder, 'styles', `${name}.css`), 'utf8')).join('\n');
