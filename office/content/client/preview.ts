/** Maps clicks on the page to fields, and fields to their place on the page. */
import type { Path } from '../../../contract/values.ts';
import { dropMarks } from '../../../site/src/lib/marks.ts';
import type { PictureEntry } from '../site-overview.ts';
import { keyOf, valueAt } from './edit-value.ts';
import { fillIn, findField, listLeaves, normalize, type Leaf } from './page-texts.ts';

export interface PageContext {
  document: Document;
  value: unknown;
  /** The value that the page was rendered from. */
  saved: unknown;
  facts: Readonly<Record<string, string>>;
  pictures: readonly PictureEntry[];
}

const sectionSelector = 'main section[data-kind]';
const markStyle = '3px solid #2456d6';

const listSections = (page: Document) => [...page.querySelectorAll<HTMLElement>(sectionSelector)];

/** Limits the search to the section around the element. Only files with `sections` match the order of the page. */
function getScope({ document: page, value }: PageContext, element: Element): { leaves: Leaf[]; base: Path } {
  const sections = valueAt(value, ['sections']);
  const section = element.closest(sectionSelector);
  const index = section ? listSections(page).indexOf(section as HTMLElement) : -1;
  if (!Array.isArray(sections) || index < 0 || index >= sections.length)
    return { leaves: listLeaves(value), base: [] };
  const base: Path = ['sections', index];
  return { leaves: listLeaves(sections[index], base), base };
}

function findPictureField(
  context: PageContext,
  leaves: readonly Leaf[],
  image: HTMLImageElement,
): Path | undefined {
  const shown = decodeURIComponent(image.currentSrc || image.src);
  const names = new Set(context.pictures.map(({ name }) => name));
  return leaves.find(({ text }) => names.has(text) && new RegExp(`[/=]${text}\\.`).test(shown))?.path;
}

/** The picture at the pointer, even under another element. */
const findImage = (page: Document, element: Element, x: number, y: number) =>
  [element, ...page.elementsFromPoint(x, y)].find((one) => one.localName === 'img') as
    HTMLImageElement | undefined;

/** The innermost elements with this text. */
const findMatches = (section: Element, text: string, facts: PageContext['facts']) =>
  [...section.querySelectorAll('*')].filter(
    (one) =>
      normalize(one.textContent, facts) === text &&
      ![...one.children].some((child) => normalize(child.textContent, facts) === text),
  );

/** Path of the clicked field, or of its section. Returns nothing if the text is from another file. */
export function findClickedField(
  context: PageContext,
  element: Element,
  x: number,
  y: number,
): Path | undefined {
  const { document: page, facts } = context;
  const { leaves, base } = getScope(context, element);
  const section = element.closest(sectionSelector) ?? page.body;
  for (let one: Element | null = element; one && one !== section.parentElement; one = one.parentElement) {
    const text = normalize(one.textContent, facts);
    if (text === '') continue;
    const at = findMatches(section, text, facts).findIndex(
      (twin) => one?.contains(twin) || twin.contains(one),
    );
    const found = findField(leaves, text, Math.max(at, 0), facts);
    if (found) return found;
    if (text.length > 400) break;
  }
  const image = findImage(page, element, x, y);
  return (image && findPictureField(context, leaves, image)) ?? (base.length > 0 ? base : undefined);
}

/** Remembers where a field's text is on the page: after the first edit, the text no longer matches. */
export function createLivePreview() {
  const places = new Map<string, HTMLElement>();
  let marked: HTMLElement | undefined;

  function find(context: PageContext, path: Path): HTMLElement | undefined {
    const known = places.get(keyOf(path));
    if (known?.isConnected) return known;
    const { document: page, value, facts } = context;
    const section =
      path[0] === 'sections' ? listSections(page)[Number(path[1])] : page.querySelector<HTMLElement>('main');
    const words = valueAt(value, path);
    if (typeof words !== 'string' && typeof words !== 'number') return section ?? undefined;
    const text = normalize(String(words), facts);
    const matches = section && text ? findMatches(section, text, facts) : [];
    const leaves = listLeaves(value).filter(
      (leaf) => leaf.path[0] === path[0] && leaf.path[1] === path[1] && normalize(leaf.text, facts) === text,
    );
    const place = leaves.findIndex((leaf) => keyOf(leaf.path) === keyOf(path));
    const found = matches[Math.min(Math.max(place, 0), matches.length - 1)] as HTMLElement | undefined;
    if (found) places.set(keyOf(path), found);
    return found ?? section ?? undefined;
  }

  /** Shows new words on the page before they are saved. */
  function say(context: PageContext, path: Path, words: string): void {
    const place = find(context, path);
    if (place?.childElementCount === 0) place.textContent = dropMarks(fillIn(words, context.facts));
  }

  return {
    say,
    /** A reloaded page shows the saved words: show the unsaved ones again. */
    begin(context: PageContext): void {
      places.clear();
      const saved = listLeaves(context.saved);
      const leaves = listLeaves(context.value);
      // After items were added, the order of the page no longer matches the file.
      if (saved.length !== leaves.length) return;
      saved.forEach(({ path, text }, index) => {
        const leaf = leaves[index];
        if (leaf && leaf.text !== text && keyOf(leaf.path) === keyOf(path))
          say({ ...context, value: context.saved }, path, leaf.text);
      });
    },
    /** Outlines a field's text and scrolls to it. */
    show(context: PageContext, path: Path): void {
      if (marked) marked.style.outline = '';
      marked = find(context, path);
      if (!marked) return;
      marked.style.outline = markStyle;
      marked.scrollIntoView({ block: 'center', behavior: 'instant' });
    },
  };
}

export type LivePreview = ReturnType<typeof createLivePreview>;
