import { minifySync } from 'rolldown/utils';
import { findElements, readCode, setCode, type Page } from './built-page.ts';

/** Astro copies inline scripts verbatim. This step minifies them. */
export function minifyScripts(page: Page): void {
  for (const script of findElements(page, 'script:not([src])')) {
    const { type = '' } = script.attribs;
    if (!['', 'module'].includes(type)) continue;
    const { code, errors } = minifySync(`${page.file}.js`, readCode(script), { module: type === 'module' });
    if (errors.length > 0)
      throw new Error(`${page.file} contains a script that does not parse: ${errors.map(String).join('; ')}`);
    setCode(script, code);
  }
}
