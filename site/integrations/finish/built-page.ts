/** A built page as a flat list of elements that know their place in the text, so that edits leave the rest untouched. */
import { hasChildren, isTag, type Document, type ParentNode } from 'domhandler';
import { parse, parseFragment } from 'parse5';
import { adapter } from 'parse5-htmlparser2-tree-adapter';

export interface PageElement {
  /** Lower case, also for SVG. */
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** Names of the elements around it, outermost first. */
  around: readonly string[];
  start: number;
  end: number;
  /** Where the text between the tags begins; the end of the element when it has no end tag. */
  contentStart: number;
  /** Text between the tags, for elements that have an end tag. */
  content: string;
}

export interface Page {
  /** Path relative to the built site, for example `about.html`. */
  file: string;
  html: string;
  elements: readonly PageElement[];
}

/** Without scripting, the content of <noscript> is elements and not text. */
const options = { sourceCodeLocationInfo: true, scriptingEnabled: false, treeAdapter: adapter };

/** A built page as a tree that selectors can be asked of; its nodes know their places, too. */
export const parseTree = (html: string): Document => parse(html, options);

/** `tree` is what was parsed from `html`. */
export const parsePage = (file: string, html: string, tree = parseTree(html)): Page => ({
  file,
  html,
  elements: listElements(tree, html),
});

/** Elements of a tree that was parsed from `html` in document order, so that outer ones come before those in them. */
function listElements(tree: ParentNode, html: string, outermost: readonly string[] = []): PageElement[] {
  const elements: PageElement[] = [];
  const visit = (node: ParentNode, around: readonly string[]) => {
    for (const child of node.children) {
      if (!hasChildren(child)) continue;
      // The content of <template> is a node that is no element itself, with elements in it.
      if (!isTag(child)) visit(child, around);
      else {
        const name = child.name.toLowerCase();
        const place = child.sourceCodeLocation;
        if (place) {
          const contentStart = place.startTag?.endOffset ?? place.endOffset;
          elements.push({
            name,
            attributes: new Map(
              Object.entries(child.attribs).map(([attribute, value]) => [attribute.toLowerCase(), value]),
            ),
            around,
            start: place.startOffset,
            end: place.endOffset,
            contentStart,
            content: html.slice(contentStart, place.endTag?.startOffset ?? contentStart),
          });
        }
        visit(child, [...around, name]);
      }
    }
  };
  visit(tree, outermost);
  return elements;
}

export interface Edit {
  start: number;
  end: number;
  text: string;
}

export function applyEdits(html: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let read = 0;
  for (const { start, end, text } of inOrder(edits)) {
    parts.push(html.slice(read, start), text);
    read = end;
  }
  return parts.join('') + html.slice(read);
}

const inOrder = (edits: readonly Edit[]): Edit[] => [...edits].sort((a, b) => a.start - b.start);

/**
 * The page after edits that take away whole elements or parts of texts and put in the same: of a page of 100 kB this parses
 * only what is new. Attributes stay as they were.
 */
export function editPage(page: Page, edits: readonly Edit[]): Page {
  if (edits.length === 0) return page;
  const ordered = inOrder(edits);
  const firstStart = ordered[0]?.start ?? 0;
  const html = applyEdits(page.html, ordered);
  /** How far a place moves for the edits before it. */
  const moveBy = (isBefore: (edit: Edit) => boolean) => {
    let sum = 0;
    for (const edit of ordered) if (isBefore(edit)) sum += edit.text.length - (edit.end - edit.start);
    return sum;
  };
  const isTaken = ({ start, end }: PageElement) =>
    ordered.some((edit) => edit.start <= start && end <= edit.end);
  const left = page.elements
    .filter((element) => !isTaken(element))
    .map((element) => {
      const { start, end, contentStart } = element;
      if (end < firstStart) return element;
      const contentEnd = contentStart + element.content.length;
      // An insertion where an element begins or ends is outside of it; where its content begins or ends, inside.
      const movedContent =
        contentStart + moveBy((edit) => edit.end <= contentStart && edit.start < contentStart);
      return {
        ...element,
        start: start + moveBy((edit) => edit.end <= start),
        end: end + moveBy((edit) => edit.end <= end && edit.start < end),
        contentStart: movedContent,
        content: html.slice(movedContent, contentEnd + moveBy((edit) => edit.end <= contentEnd)),
      };
    });
  const added = ordered.flatMap(({ start, end, text }) => {
    if (!text.includes('<')) return [];
    const moved = start + moveBy((edit) => edit.end <= start && edit.start < start);
    const elements = listElements(parseFragment(text, options), text, findAround(page, start, end));
    return elements.map((element) => ({
      ...element,
      start: moved + element.start,
      end: moved + element.end,
      contentStart: moved + element.contentStart,
    }));
  });
  return { file: page.file, html, elements: [...left, ...added].sort((a, b) => a.start - b.start) };
}

/** Names of the elements around a place: those of the element that is there, or of the innermost one that holds it. */
function findAround({ elements }: Page, start: number, end: number): readonly string[] {
  const replaced = end > start && elements.find((element) => element.start === start);
  if (replaced) return replaced.around;
  const holder = elements.findLast(
    ({ contentStart, content }) => contentStart <= start && end <= contentStart + content.length,
  );
  return holder ? [...holder.around, holder.name] : [];
}
