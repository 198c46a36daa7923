/** A built page as a flat list of elements that know their place in the text, so that edits leave the rest untouched. */
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

export interface PageElement {
  /** Lower case, also for SVG. */
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** Names of the elements around it, outermost first. */
  around: readonly string[];
  start: number;
  end: number;
  /** Text between the tags, for elements that have an end tag. */
  content: string;
}

export interface Page {
  /** Path relative to the built site, for example `about.html`. */
  file: string;
  html: string;
  elements: readonly PageElement[];
}

export function parsePage(file: string, html: string): Page {
  const elements: PageElement[] = [];
  const visit = (node: Tree.ParentNode, around: readonly string[]) => {
    for (const child of node.childNodes) {
      if (!('tagName' in child)) continue;
      const name = child.tagName.toLowerCase();
      const place = child.sourceCodeLocation;
      if (place) {
        const opened = place.startTag?.endOffset ?? place.endOffset;
        const closed = place.endTag?.startOffset ?? opened;
        elements.push({
          name,
          attributes: new Map(
            child.attrs.map((attribute) => [attribute.name.toLowerCase(), attribute.value]),
          ),
          around,
          start: place.startOffset,
          end: place.endOffset,
          content: html.slice(opened, closed),
        });
      }
      visit(child, [...around, name]);
      if ('content' in child) visit(child.content, [...around, name]);
    }
  };
  // Without scripting, the content of <noscript> is elements and not text.
  visit(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }), []);
  return { file, html, elements };
}

export interface Edit {
  start: number;
  end: number;
  text: string;
}

export function applyEdits(html: string, edits: readonly Edit[]): string {
  let result = html;
  for (const { start, end, text } of [...edits].sort((a, b) => b.start - a.start)) {
    result = result.slice(0, start) + text + result.slice(end);
  }
  return result;
}
