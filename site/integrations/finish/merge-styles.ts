import { createHash } from 'node:crypto';
import { editPage, type Edit, type Page, type PageElement } from './built-page.ts';
import { compressQuickly, type Quality } from './compress.ts';
import { findInlineScripts } from './page-scripts.ts';
import { writeSecurityPolicy } from './security-policy.ts';
import { collectVocabulary, type Vocabulary } from './vocabulary.ts';
import { openCss, type PageCss } from './write-css.ts';

export interface StyledPage {
  page: Page;
  /** Bytes, with headers, by which it is larger than one initial congestion window; 0 when it fits. */
  tooManyBytes: number;
  /** Brotli quality in which the page is served. */
  quality: Quality;
  /** Styles that only what is below the fold needs, with the address at which the page names them. */
  later?: { address: string; css: string };
}

/** Bytes of a page as it is served. */
export type Measure = (html: string, quality: Quality) => Promise<number>;

/**
 * One initial congestion window, ten segments of 1,460 bytes: what fits arrives without waiting for the browser's word.
 * A byte more is a round trip more, 150 ms on the phone of Lighthouse.
 */
const windowBytes = 14_600;
/** ` 'sha256-…'` */
const hashBytes = 54;
/** Headers of a page beside its policy, and 200 bytes for those that a proxy adds. */
const headerBytes = 506 + 200;
/** The first view ends in the second section at the latest; of a page that is too large even so, in the first. */
const sectionsAboveFold = [2, 1];
/** Folder of everything that carries its hash in its name. */
const folder = '/_a';

/**
 * The page with its styles pruned and in one place: where the first of them was in the head. A page that would be larger
 * than the first window of a connection keeps there what its first view needs; the rest is a file that the page asks for
 * where the first view ends, so that it holds up only what follows. `measure` says the bytes of a page in a
 * Brotli quality: 10, or 11 for a page that fits only then.
 */
export async function mergeStyles(page: Page, vocabulary: Vocabulary, measure: Measure): Promise<StyledPage> {
  const styles = page.elements.filter(
    ({ name, around }) =>
      name === 'style' && !['noscript', 'template', 'svg'].some((outer) => around.includes(outer)),
  );
  const largestBytes = windowBytes - headerBytes - measurePolicy(page);
  const findExcess = async (html: string, quality: Quality) =>
    Math.max(0, (await measure(html, quality)) - largestBytes);

  let styled: Pick<StyledPage, 'page' | 'later'> = { page };
  if (styles.length > 0) {
    const css = readStyles(page, styles, vocabulary);
    styled = { page: placeStyles(page, styles, css.whole) };
    for (const fold of findFolds(page)) {
      const likely = rateSize(styled.page.html, largestBytes);
      const fits = likely === 'unclear' ? (await findExcess(styled.page.html, 10)) === 0 : likely === 'fits';
      if (fits) return { ...styled, tooManyBytes: 0, quality: 10 };
      styled = splitStyles(page, styles, css, fold);
    }
  }
  if ((await findExcess(styled.page.html, 10)) === 0) return { ...styled, tooManyBytes: 0, quality: 10 };
  return { ...styled, tooManyBytes: await findExcess(styled.page.html, 11), quality: 11 };
}

/** Throws a sentence with the file of the page when its styles are no CSS. */
function readStyles(page: Page, styles: readonly PageElement[], vocabulary: Vocabulary): PageCss {
  const css = styles
    .map(({ attributes, content }) => {
      const media = attributes.get('media');
      return media && media !== 'all' ? `@media ${media}{${content}}` : content;
    })
    .join('\n');
  try {
    return openCss(css, vocabulary);
  } catch (error) {
    throw new Error(`${page.file} holds styles that are no CSS: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

function placeStyles(page: Page, styles: readonly PageElement[], css: string, ...more: Edit[]): Page {
  const head = page.elements.find(({ name }) => name === 'head');
  const first = styles.find(({ around }) => around.includes('head'));
  const place = first?.start ?? (head ? head.end - '</head>'.length : (styles[0]?.start ?? 0));
  return editPage(page, [
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

/**
 * Whether the page is no larger in quality 10. A quality that takes a tenth of the time answers for most pages: in quality
 * 10 ours are 0.911 to 0.936 of it.
 */
function rateSize(html: string, bytes: number): 'fits' | 'unclear' | 'too large' {
  const quick = compressQuickly(html).length;
  if (quick * 0.95 <= bytes) return 'fits';
  return quick * 0.9 > bytes ? 'too large' : 'unclear';
}

/** Where the first section below the fold begins, the lowest fold first. */
function findFolds({ elements }: Page): number[] {
  const sections = elements.filter(({ name, around }) => name === 'section' && around.at(-1) === 'main');
  return sectionsAboveFold.flatMap((count) => sections[count]?.start ?? []);
}

/** Parts that the browser does not show before somebody opens them. */
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
  css: PageCss,
  fold: number,
): Pick<StyledPage, 'page' | 'later'> {
  const hidden = findHidden(page);
  const isSeen = ({ start }: PageElement) =>
    start < fold && !hidden.some((part) => part.start <= start && start < part.end);
  const above = { ...page, elements: page.elements.filter(isSeen) };
  // Scripts of the head run before the first paint.
  const early = findInlineScripts({
    ...page,
    elements: page.elements.filter(({ around }) => around.includes('head')),
  });
  const { first, later } = css.inTwo({ ...collectVocabulary(above, early), isFirstPaint: true });
  const address = `${folder}/below.${createHash('sha256').update(later).digest('base64url').slice(0, 8)}.css`;
  const link = {
    start: fold,
    end: fold,
    text: `<link rel="stylesheet" href="${address}" fetchpriority="low">`,
  };
  return { page: placeStyles(page, styles, first, link), later: { address, css: later } };
}
