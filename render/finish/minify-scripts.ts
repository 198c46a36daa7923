import { findOrMakeFile } from '../file-cache.ts';
import { hashOwnSources } from './hashes.ts';
import { findElements, readCode, setCode, type Page } from './built-page.ts';

/** Astro copies inline scripts verbatim. This step minifies them. */
export async function minifyScripts(page: Page): Promise<void> {
  for (const script of findElements(page, 'script:not([src])')) {
    const { type = '' } = script.attribs;
    if (!['', 'module'].includes(type)) continue;
    setCode(script, await minify(page.file, readCode(script), type === 'module'));
  }
}

/** Pages share their scripts, and the minifier takes 20 MB. */
async function minify(file: string, source: string, module: boolean): Promise<string> {
  const minified = await findOrMakeFile('scripts', [hashOwnSources(), String(module), source], async () => {
    const { minifySync } = await import('rolldown/utils');
    const { code, errors } = minifySync(`${file}.js`, source, { module });
    if (errors.length > 0)
      throw new Error(`${file} contains a script that does not parse: ${errors.map(String).join('; ')}`);
    return Buffer.from(code);
  });
  return minified.toString();
}
