/**
 * Leads from a place on a previewed page to its field. The page is rendered a second time, from texts that end with a
 * mark of one character. Components pass it on without knowledge of it. A picture has the mark in its description.
 */
import { Element, hasChildren, isText, type AnyNode } from 'domhandler';
import type { MarkTexts } from '../../contract/read-yaml.ts';
import { isFields, valueAt, type Path } from '../../contract/values.ts';
import { parsePage, serializePage } from '../../render/finish/built-page.ts';
import { fieldAttribute } from './field-attribute.ts';
import { findType } from './content-files.ts';
import { findPart, pickNode, type FormNode } from './form-node.ts';
import type { Models } from './models.ts';
import { isWords } from './whole-words.ts';

/** Nobody types characters of the planes for private use. */
const [first, last] = [0xf0000, 0x10fffd];
const mark = /[\u{f0000}-\u{10fffd}]/gu;

export function createFieldMarks(forms: Models['forms']) {
  const fields: string[] = [];
  const marks = new Map<string, string>();

  /** The same field always has the same mark. Empty if all marks are used. */
  function getMark(file: string, path: Path): string {
    const field = fieldAttribute.write(file, path);
    const known = marks.get(field);
    if (known !== undefined) return known;
    if (first + fields.length > last) return '';
    const sign = String.fromCodePoint(first + fields.length);
    fields.push(field);
    marks.set(field, sign);
    return sign;
  }

  function markValue(file: string, form: FormNode, parsed: unknown, data: unknown, path: Path): unknown {
    const node = pickNode(form, parsed);
    const enter = (key: string | number) => {
      const part = findPart(node, key);
      const own = valueAt(data, [key]);
      return part === undefined || ('isHidden' in part && part.isHidden)
        ? own
        : markValue(file, part.node, valueAt(parsed, [key]), own, [...path, key]);
    };
    if (parsed === undefined) return data;
    if (node.type === 'text' && !node.format && !node.isRestricted && typeof data === 'string')
      return data + getMark(file, path);
    if (node.type === 'reference' && node.to === 'picture' && isFields(data))
      return { ...data, mark: getMark(file, path) };
    if (Array.isArray(data))
      return Array.isArray(parsed) && data.length === parsed.length
        ? data.map((_, index) => enter(index))
        : data;
    if (!isFields(data)) return data;
    return Object.fromEntries(Object.keys(data).map((name) => [name, enter(name)]));
  }

  const markTexts: MarkTexts = (file, parsed, data) => {
    const type = findType(file);
    // Words are read only once, and other pages share them.
    return type && !isWords(file) ? markValue(file, forms[type], parsed, data, []) : data;
  };

  /** A text that was filled in has a mark inside it, and its own is the last one. */
  function findField(text: string): string | undefined {
    const sign = text.match(mark)?.at(-1)?.codePointAt(0);
    return sign === undefined ? undefined : fields[sign - first];
  }

  /** Leaves out what has another structure because a text with a mark is longer, and the head, which nobody clicks. */
  function copyFields(plain: AnyNode, marked: AnyNode): void {
    if (plain instanceof Element && plain.name === 'head') return;
    if (!hasChildren(plain) || !hasChildren(marked)) return;
    if (plain.children.length !== marked.children.length) return;
    marked.children.forEach((child, index) => {
      const twin = plain.children[index];
      if (!twin || twin.type !== child.type) return;
      const isImage = twin instanceof Element && child instanceof Element && twin.name === 'img';
      const element = isImage ? twin : plain;
      const text = isText(child) ? child.data : isImage ? child.attribs['alt'] : '';
      const field = findField(text ?? '');
      if (field && element instanceof Element) element.attribs[fieldAttribute.name] ??= field;
      copyFields(twin, child);
    });
  }

  return {
    markTexts,
    /** Both pages have the same values, and the second one has marks. */
    showFields(html: string, marked: string): string {
      const page = parsePage('', html);
      copyFields(page.tree, parsePage('', marked).tree);
      return serializePage(page);
    },
  };
}
