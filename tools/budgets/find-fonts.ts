import postcss from 'postcss';
import { findFile } from '../../site/integrations/finish/page-scripts.ts';
import type { Page } from '../../site/integrations/finish/built-page.ts';

/** Font files that the styles of a page name, without those for letters that the page does not hold. */
export function findFonts(page: Page): string[] {
  const letters = new Set([...page.html].map((letter) => letter.codePointAt(0) ?? 0));
  const found: string[] = [];
  for (const { name, content } of page.elements) {
    if (name !== 'style' || !content.includes('@font-face')) continue;
    postcss.parse(content).walkAtRules('font-face', (face) => {
      let source = '';
      let range = '';
      face.walkDecls((declaration) => {
        if (declaration.prop === 'src') source = declaration.value;
        if (declaration.prop === 'unicode-range') range = declaration.value;
      });
      const address = /url\((["']?)(.+?)\1\)/.exec(source)?.[2];
      const file = address && !address.startsWith('data:') ? findFile(address, page.file) : undefined;
      if (file && isNeeded(range, letters)) found.push(file);
    });
  }
  return found;
}

function isNeeded(range: string, letters: ReadonlySet<number>): boolean {
  const parts = [...range.matchAll(/U\+([0-9a-f?]+)(?:-([0-9a-f]+))?/gi)];
  if (parts.length === 0) return true;
  return parts.some(([, first = '', last]) => {
    const from = Number.parseInt(first.replaceAll('?', '0'), 16);
    const to = Number.parseInt(last ?? first.replaceAll('?', 'f'), 16);
    return [...letters].some((letter) => letter >= from && letter <= to);
  });
}
