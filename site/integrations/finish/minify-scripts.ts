import { minifySync } from 'rolldown/utils';
import { editPage, type Page } from './built-page.ts';

/** Scripts inside the page are copied into it as they are written; here they lose their spaces and long names. */
export function minifyScripts(page: Page): Page {
  const edits = page.elements.flatMap(({ name, attributes, content, start, end }) => {
    const type = attributes.get('type') ?? '';
    if (name !== 'script' || attributes.has('src') || !['', 'module'].includes(type)) return [];
    const { code, errors } = minifySync(`${page.file}.js`, content, { module: type === 'module' });
    if (errors.length > 0) {
      throw new Error(`${page.file} holds a script that is none: ${errors.map(String).join('; ')}`);
    }
    return [{ start, end, text: `<script${type && ` type="${type}"`}>${code}</script>` }];
  });
  return editPage(page, edits);
}
