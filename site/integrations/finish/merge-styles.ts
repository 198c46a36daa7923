import { applyEdits, type Page } from './built-page.ts';
import { pruneCss } from './prune-css.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The page with its styles pruned and in one place: where the first of them was in the head. */
export function mergeStyles(page: Page, vocabulary: Vocabulary): string {
  const styles = page.elements.filter(
    ({ name, around }) =>
      name === 'style' && !['noscript', 'template', 'svg'].some((outer) => around.includes(outer)),
  );
  if (styles.length === 0) return page.html;

  const css = styles
    .map(({ attributes, content }) => {
      const media = attributes.get('media');
      return media && media !== 'all' ? `@media ${media}{${content}}` : content;
    })
    .join('\n');
  let pruned: string;
  try {
    pruned = pruneCss(css, vocabulary);
  } catch (error) {
    throw new Error(`${page.file} holds styles that are no CSS: ${(error as Error).message}`, {
      cause: error,
    });
  }

  const head = page.elements.find(({ name }) => name === 'head');
  const first = styles.find(({ around }) => around.includes('head'));
  const place = first?.start ?? (head ? head.end - '</head>'.length : (styles[0]?.start ?? 0));
  return applyEdits(page.html, [
    ...styles.filter((style) => style !== first).map(({ start, end }) => ({ start, end, text: '' })),
    { start: place, end: first?.end ?? place, text: `<style>${pruned}</style>` },
  ]);
}
