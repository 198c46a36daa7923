import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import { applyEdits, type Edit, type Page, type PageElement } from './built-page.ts';
import { dropOverridden, fillFallbacks, findCustomProperties, subtractCss } from './custom-properties.ts';
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
/** The first view ends in the second section at the latest; of a page that is too large even so, in the first. */
const sectionsAboveFold = [2, 1];
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
    const pruned = pruneCss(css, vocabulary);
    const set = findCustomProperties(pruned);
    const fill = (text: string) =>
      fillFallbacks(dropOverridden(text), (name) => set.has(name) || vocabulary.customProperties.has(name));
    let styled: StyledPage = { html: placeStyles(page, styles, fill(pruned)) };
    for (const fold of findFolds(page)) {
      if (fitsWindow(styled.html)) break;
      styled = splitStyles(page, styles, css, vocabulary, { fold, fill });
    }
    return styled;
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

/** Quality 5 answers for most pages, in a fortieth of the time; quality 11 is what is served. */
const fitsWindow = (html: string) =>
  [5, 11].some(
    (quality) =>
      brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length <=
      windowBytes,
  );

/** Where the first section below the fold begins, the lowest fold first. */
function findFolds({ elements }: Page): number[] {
  const sections = elements.filter(({ name, around }) => name === 'section' && around.at(-1) === 'main');
  return sectionsAboveFold.flatMap((count) => sections[count]?.start ?? []);
}

/** What the browser itself does not show before somebody opens it. */
function findHidden({ elements }: Page): { start: number; end: number }[] {
  return elements.flatMap(({ name, attributes, start, end }) => {
    if (attributes.has('popover') || (name === 'dialog' && !attributes.has('open'))) return { start, end };
    if (name !== 'details' || attributes.has('open')) return [];
    const summary = elements.find((inner) => inner.name === 'summary' && inner.start > start);
    return summary && summary.end < end ? { start: summary.end, end } : [];
  });
}

function splitStyles(
  page: Page,
  styles: readonly PageElement[],
  css: string,
  vocabulary: Vocabulary,
  { fold, fill }: { fold: number; fill: (css: string) => string },
): StyledPage {
  const hidden = findHidden(page);
  const isSeen = ({ start }: PageElement) =>
    start < fold && !hidden.some((part) => part.start <= start && start < part.end);
  const above = { ...page, elements: page.elements.filter(isSeen) };
  // Scripts of the head run before the first paint.
  const early = findInlineScripts({
    ...page,
    elements: page.elements.filter(({ around }) => around.includes('head')),
  });
  const firstView = { ...collectVocabulary(above, early), isFirstPaint: true };
  const below = pruneCss(css, vocabulary, firstView);
  const customProperties = new Set([...vocabulary.customProperties, ...(below.match(/--[\w-]+/g) ?? [])]);
  // What sets a property that only later rules read comes with them.
  const first = pruneCss(css, { ...firstView, customProperties: vocabulary.customProperties });
  const later = fill(subtractCss(pruneCss(css, { ...firstView, customProperties }), first) + below);
  const address = `${folder}/below.${createHash('sha256').update(later).digest('base64url').slice(0, 8)}.css`;
  const link = { start: fold, end: fold, text: `<link rel="stylesheet" href="${address}">` };
  return { html: placeStyles(page, styles, fill(first), link), later: { address, css: later } };
}
