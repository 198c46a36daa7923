import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { applyEdits, type Edit, type Page, type PageElement } from './built-page.ts';
import { findInlineScripts } from './page-scripts.ts';
import { pruneCss } from './prune-css.ts';
import { collectVocabulary, type Vocabulary } from './vocabulary.ts';

export interface StyledPage {
  html: string;
  /** Styles that only what is below the fold needs, with the address at which the page names them. */
  later?: { address: string; css: string };
}

/** One initial congestion window: what fits arrives without waiting for the browser's word. */
const windowBytes = 14_600;
/** The first view ends in the second section at the latest. */
const sectionsAboveFold = 2;
/** Folder of everything that carries its hash in its name. */
const folder = '/_a';

/**
 * The page with its styles pruned and in one place: where the first of them was in the head. A page that would be larger
 * than the first window of a connection keeps there what its first view needs; the rest is a file that the page asks for
 * where the first view ends, so that it holds up only what follows.
 */
export function mergeStyles(page: Page, vocabulary: Vocabulary): StyledPage {
  const styles = page.elements.filter(
    ({ name, around }) =>
      name === 'style' && !['noscript', 'template', 'svg'].some((outer) => around.includes(outer)),
  );
  if (styles.length === 0) return { html: page.html };

  const css = styles
    .map(({ attributes, content }) => {
      const media = attributes.get('media');
      return media && media !== 'all' ? `@media ${media}{${content}}` : content;
    })
    .join('\n');
  try {
    const html = placeStyles(page, styles, pruneCss(css, vocabulary));
    const fold = findFold(page);
    if (fold === undefined || brotliCompressSync(html).length <= windowBytes) return { html };
    return splitStyles(page, styles, css, vocabulary, fold);
  } catch (error) {
    throw new Error(`${page.file} holds styles that are no CSS: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

function placeStyles(page: Page, styles: readonly PageElement[], css: string, ...more: Edit[]): string {
  const head = page.elements.find(({ name }) => name === 'head');
  const first = styles.find(({ around }) => around.includes('head'));
  const place = first?.start ?? (head ? head.end - '</head>'.length : (styles[0]?.start ?? 0));
  return applyEdits(page.html, [
    ...styles.filter((style) => style !== first).map(({ start, end }) => ({ start, end, text: '' })),
    { start: place, end: first?.end ?? place, text: `<style>${css}</style>` },
    ...more,
  ]);
}

/** Where the first section below the fold begins. */
function findFold({ elements }: Page): number | undefined {
  return elements.filter(({ name, around }) => name === 'section' && around.at(-1) === 'main')[
    sectionsAboveFold
  ]?.start;
}

function splitStyles(
  page: Page,
  styles: readonly PageElement[],
  css: string,
  vocabulary: Vocabulary,
  fold: number,
): StyledPage {
  const above = { ...page, elements: page.elements.filter(({ start }) => start < fold) };
  // Scripts of the head run before the first paint.
  const early = findInlineScripts({
    ...page,
    elements: page.elements.filter(({ around }) => around.includes('head')),
  });
  const firstView = collectVocabulary(above, early);
  const later = pruneCss(css, vocabulary, firstView);
  const customProperties = new Set([...vocabulary.customProperties, ...(later.match(/--[\w-]+/g) ?? [])]);
  const first = pruneCss(css, { ...firstView, customProperties });
  const address = `${folder}/below.${createHash('sha256').update(later).digest('base64url').slice(0, 8)}.css`;
  const link = { start: fold, end: fold, text: `<link rel="stylesheet" href="${address}">` };
  return { html: placeStyles(page, styles, first, link), later: { address, css: later } };
}
