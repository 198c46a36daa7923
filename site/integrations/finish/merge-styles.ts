import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import { parse, type Root } from 'postcss';
import { applyEdits, type Edit, type Page, type PageElement } from './built-page.ts';
import { dropOverridden, fillFallbacks, findCustomProperties, subtractCss } from './custom-properties.ts';
import { findInlineScripts } from './page-scripts.ts';
import { pruneCss } from './prune-css.ts';
import { writeSecurityPolicy } from './security-policy.ts';
import { collectVocabulary, type Vocabulary } from './vocabulary.ts';

export interface StyledPage {
  html: string;
  /** Bytes, with headers, by which it is larger than one initial congestion window; 0 when it fits. */
  tooManyBytes: number;
  /** Styles that only what is below the fold needs, with the address at which the page names them. */
  later?: { address: string; css: string };
}

/**
 * One initial congestion window, ten segments of 1,460 bytes: what fits arrives without waiting for the browser's word.
 * A byte more is a round trip more, 150 ms on the phone of Lighthouse.
 */
const windowBytes = 14_600;
/** ` 'sha256-…'` */
const hashBytes = 54;
/** Headers of a page beside its policy, and 200 bytes for those that a proxy adds. */
const headerBytes = 620 + 200;
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
  const largestBytes = windowBytes - headerBytes - measurePolicy(page);
  const measure = (html: string) => (isAtMost(largestBytes, html) ? 0 : measureExcess(html, largestBytes));
  if (styles.length === 0) return { html: page.html, tooManyBytes: measure(page.html) };

  const css = styles
    .map(({ attributes, content }) => {
      const media = attributes.get('media');
      return media && media !== 'all' ? `@media ${media}{${content}}` : content;
    })
    .join('\n');
  try {
    const root = parse(pruneCss(css, vocabulary));
    const set = findCustomProperties(root);
    const fill = (styles: Root): string => {
      dropOverridden(styles);
      fillFallbacks(styles, (name) => set.has(name) || vocabulary.customProperties.has(name));
      return styles.toString();
    };
    let styled: Omit<StyledPage, 'tooManyBytes'> = { html: placeStyles(page, styles, fill(root)) };
    for (const fold of findFolds(page)) {
      if (isAtMost(largestBytes, styled.html)) return { ...styled, tooManyBytes: 0 };
      styled = splitStyles(page, styles, css, vocabulary, { fold, fill });
    }
    return { ...styled, tooManyBytes: measure(styled.html) };
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

/** Bytes of the policy of the page when its styles are one. */
function measurePolicy(page: Page): number {
  const elements = page.elements.filter(({ name }) => name !== 'style');
  return writeSecurityPolicy({ ...page, elements }).length + hashBytes;
}

const compressedBytes = (html: string, quality: number): number =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

/**
 * Whether the page is no larger when it is served, which is in quality 11. Quality 5 makes it a tenth larger in a
 * fortieth of the time, and so answers for most pages; quality 10 answers for the rest, 2 % on the safe side.
 */
function isAtMost(bytes: number, html: string): boolean {
  const quick = compressedBytes(html, 5);
  return quick <= bytes || (quick * 0.85 <= bytes && compressedBytes(html, 10) <= bytes);
}

/** How much the page is larger. Of one that is twice too large, about: quality 11 takes seconds for a megabyte. */
function measureExcess(html: string, bytes: number): number {
  const quick = Math.round(compressedBytes(html, 5) * 0.9);
  return Math.max(0, (quick > 2 * bytes ? quick : compressedBytes(html, 11)) - bytes);
}

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
  { fold, fill }: { fold: number; fill: (styles: Root) => string },
): Omit<StyledPage, 'tooManyBytes'> {
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
  const first = parse(pruneCss(css, { ...firstView, customProperties: vocabulary.customProperties }));
  const rest = parse(pruneCss(css, { ...firstView, customProperties }));
  subtractCss(rest, first);
  const later = fill(rest.append(parse(below)));
  const address = `${folder}/below.${createHash('sha256').update(later).digest('base64url').slice(0, 8)}.css`;
  const link = {
    start: fold,
    end: fold,
    text: `<link rel="stylesheet" href="${address}" fetchpriority="low">`,
  };
  return { html: placeStyles(page, styles, fill(first), link), later: { address, css: later } };
}
