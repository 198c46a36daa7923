/** Joins a page's style elements into one, and moves rules into a file until the page fits into one round trip. */
import { Element, isTag, type AnyNode, type ParentNode } from 'domhandler';
import { appendChild, removeElement, replaceElement } from 'domutils';
import {
  createCode,
  findElements,
  isWithin,
  readCode,
  setCode,
  serializePage,
  type Page,
} from './built-page.ts';
import { hashAddress } from './hashes.ts';
import { compressQuickly, type Quality } from './compress.ts';
import { findInlineScripts } from './page-scripts.ts';
import { writeSecurityPolicy } from './security-policy.ts';
import { collectVocabulary, type Vocabulary } from './vocabulary.ts';
import { prunePageCss, type PageCss } from './write-css.ts';

export interface StyledPage {
  html: string;
  /** Bytes, including headers, beyond one initial congestion window; 0 if the page fits. */
  tooManyBytes: number;
  /** Brotli quality for the page. */
  quality: Quality;
  /** Styles from below the fold, by the address in the page. */
  files: Record<string, string>;
}

/** A page's style element and the rules that the page can use. */
export interface PageStyles {
  element: Element;
  css: PageCss;
}

/** Bytes of a page as it is served. */
export type Measure = (html: string, quality: Quality) => Promise<number>;

/**
 * One initial congestion window, ten segments of 1,460 bytes: this much arrives without an acknowledgment. One more
 * byte costs another round trip, 150 ms on Lighthouse's phone.
 */
const windowBytes = 14_600;
/** ` 'sha256-…'` */
const hashBytes = 54;
/** The page's headers without its policy, plus 200 bytes for headers that a proxy adds. */
const headerBytes = 506 + 200;
/** The first view ends in the second section at the latest. If the page is still too large, it ends in the first. */
const sectionsAboveFold = [2, 1];

/** Joins a page's styles in one element, at the position of the head's first style. */
export async function joinStyles(page: Page, vocabulary: Vocabulary): Promise<PageStyles | undefined> {
  const styles = findElements(page, 'style').filter(
    (style) => !isWithin(style, 'noscript', 'template', 'svg'),
  );
  if (styles.length === 0) return undefined;
  const css = await readStyles(page, styles, vocabulary);
  const element = createCode('style', css.whole);
  const first = styles.find((style) => isWithin(style, 'head'));
  if (first) replaceElement(first, element);
  else appendChild(getHead(page), element);
  for (const style of styles) if (style !== first) removeElement(style);
  return { element, css };
}

const getHead = (page: Page): ParentNode => findElements(page, 'head')[0] ?? page.tree;

/** Throws an error that names the page if its CSS is invalid. */
async function readStyles(page: Page, styles: readonly Element[], vocabulary: Vocabulary): Promise<PageCss> {
  const sheets = styles.map((style) => {
    const { media } = style.attribs;
    return media && media !== 'all' ? `@media ${media}{${readCode(style)}}` : readCode(style);
  });
  try {
    return await prunePageCss(sheets, vocabulary);
  } catch (error) {
    throw new Error(`${page.file} contains invalid CSS: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

/**
 * If a page exceeds the first congestion window, its head keeps only the styles of the first view. The page requests
 * the rest where the first view ends, so that only later content waits. `measure` returns the size of a page at
 * Brotli quality 10, or 11 for a page that fits only then.
 */
export async function fitStyles(
  page: Page,
  styles: PageStyles | undefined,
  measure: Measure,
): Promise<StyledPage> {
  if (styles) setCode(styles.element, styles.css.whole);
  let html = serializePage(page);
  const largestBytes = windowBytes - headerBytes - measurePolicy(page, html);
  const findExcess = async (text: string, quality: Quality) =>
    Math.max(0, (await measure(text, quality)) - largestBytes);

  let files: StyledPage['files'] = {};
  for (const fold of styles ? findFolds(page) : []) {
    const estimate = estimateFit(html, largestBytes);
    const fits = estimate === 'unclear' ? (await findExcess(html, 10)) === 0 : estimate === 'fits';
    if (fits) return { html, files, tooManyBytes: 0, quality: 10 };
    if (styles) ({ html, files } = await splitStyles(page, styles, fold));
  }
  if ((await findExcess(html, 10)) === 0) return { html, files, tooManyBytes: 0, quality: 10 };
  return { html, files, tooManyBytes: await findExcess(html, 11), quality: 11 };
}

/** Bytes of the page's policy, which names one style. */
function measurePolicy(page: Page, html: string): number {
  const styles = findElements(page, 'style').length;
  return writeSecurityPolicy(page, html).length - (styles - 1) * hashBytes;
}

/**
 * Whether the page fits at quality 10. A quality that is ten times as fast decides for most pages: ours at quality 10 take
 * 0.911 to 0.936 of its size.
 */
function estimateFit(html: string, bytes: number): 'fits' | 'unclear' | 'too large' {
  const quick = compressQuickly(html).length;
  if (quick * 0.95 <= bytes) return 'fits';
  return quick * 0.9 > bytes ? 'too large' : 'unclear';
}

interface Fold {
  last: Element;
  /** The first section below the fold. */
  below: Element;
}

/** Starts with the lowest fold. */
function findFolds(page: Page): Fold[] {
  const sections = findElements(page, 'main > section');
  return sectionsAboveFold.flatMap((count) => {
    const [last, below] = sections.slice(count - 1);
    return last && below ? { last, below } : [];
  });
}

/** Parts that the browser hides until a visitor opens them. */
function isHidden(element: Element): boolean {
  if ('popover' in element.attribs) return true;
  if (element.name === 'dialog') return !('open' in element.attribs);
  const { parent } = element;
  const isInDetails = parent instanceof Element && parent.name === 'details' && !('open' in parent.attribs);
  return isInDetails && element.name !== 'summary';
}

/** Elements of the first view: those above the fold that are not hidden. */
function listAbove(page: Page, { below }: Fold): Element[] {
  const found: Element[] = [];
  /** Returns whether the fold is reached. */
  const visit = (node: AnyNode): boolean => {
    if (node === below) return true;
    if (isTag(node)) {
      if (isHidden(node)) return false;
      found.push(node);
    }
    return 'children' in node && node.children.some(visit);
  };
  visit(page.tree);
  return found;
}

async function splitStyles(
  page: Page,
  { element, css }: PageStyles,
  fold: Fold,
): Promise<Pick<StyledPage, 'html' | 'files'>> {
  // Scripts of the head run before the first paint.
  const vocabulary = collectVocabulary(listAbove(page, fold), findInlineScripts(page, 'head'));
  const { first, later } = await css.split({ ...vocabulary, isFirstPaint: true });
  const address = hashAddress('below', 'css', later);
  const link = new Element('link', { rel: 'stylesheet', href: address, fetchpriority: 'low' });
  setCode(element, first);
  // Between the sections it would be the neighbor of both for selectors such as `.page-head + .section`.
  appendChild(fold.last, link);
  const html = serializePage(page);
  removeElement(link);
  return { html, files: { [address]: later } };
}
