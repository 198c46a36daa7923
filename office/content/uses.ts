/** Finds where an entry is used or linked, for example before its removal, and searches all texts. */
import { isFields, valueAt, type Path } from '../../contract/values.ts';
import { findPagePath, splitContentFile, wholeFolders } from '../../site/src/entries/content-folders.ts';
import { singles } from '../../site/src/entries/content-singles.ts';
import type { Values } from './check-site.ts';
import { findType } from './content-files.ts';
import { findPart, pickNode, type FormField, type FormNode } from './form-node.ts';
import type { Models } from './models.ts';
import { writeTyped } from './typed-text.ts';

interface Place {
  file: string;
  path: Path;
}

export interface Use extends Place {
  /**
   * `named`: the build fails if the target is missing. `link`: a link to its page. `list`: a list of the whole folder,
   * which leaves it out once it is gone.
   */
  by: 'named' | 'link' | 'list';
}

export interface Found extends Place {
  text: string;
  /** Of a setting. */
  label?: string;
}

interface Leaf {
  node: FormNode | undefined;
  path: Path;
  text: string;
}

function* walk(node: FormNode | undefined, value: unknown, path: Path = []): Generator<Leaf> {
  const own = node && pickNode(node, value);
  if (typeof value === 'string') yield { node: own, path, text: value };
  else if (Array.isArray(value)) {
    for (const [index, inner] of value.entries())
      yield* walk(findPart(own, index)?.node, inner, [...path, index]);
  } else if (isFields(value)) {
    for (const [name, inner] of Object.entries(value))
      yield* walk(findPart(own, name)?.node, inner, [...path, name]);
  }
}

function* walkAll(values: Values, forms?: Models['forms']): Generator<Leaf & { file: string }> {
  for (const [file, value] of values) {
    const type = findType(file);
    for (const leaf of walk(type && forms?.[type], value)) yield { ...leaf, file };
  }
}

const isHome = (folder: string) => folder === 'homes' || folder === 'one-pagers';

/** `target` is a content file or `picture:NAME`. Uses within the target itself do not count. */
export function findUses(values: Values, forms: Models['forms'], target: string): Use[] {
  const picture = /^picture:(.+)$/.exec(target)?.[1];
  const { folder = '', name = '' } = splitContentFile(target) ?? {};
  const address = findPagePath(target);
  const isNamed = (to: string, text: string) => {
    if (picture !== undefined) return to === 'picture' && text === picture;
    return text === name && (to === folder || (to === 'home' && isHome(folder)));
  };
  const uses: Use[] = [];
  for (const { file, node, path, text } of walkAll(values, forms)) {
    if (file === target) continue;
    if (node?.type === 'reference' && isNamed(node.to, text)) uses.push({ file, path, by: 'named' });
    else if (address && leadsTo(text, address)) uses.push({ file, path, by: 'link' });
  }
  return [...uses, ...findLists(values, folder)];
}

function findLists(values: Values, folder: string): Use[] {
  return [...values].flatMap(([file, value]) => {
    const sections = isFields(value) && Array.isArray(value['sections']) ? value['sections'] : [];
    return sections.flatMap((section: unknown, index): Use[] => {
      const isList =
        isFields(section) &&
        section['items'] === undefined &&
        wholeFolders[String(section['kind'])] === folder;
      return isList ? [{ file, path: ['sections', index], by: 'list' }] : [];
    });
  });
}

function leadsTo(text: string, address: string): boolean {
  const bare = (link: string) => link.replace(/[#?].*$/, '');
  const links = [...text.matchAll(/\]\((\/[^)\s]*)\)/g)].map(([, link = '']) => link);
  return [text, ...links].some((link) => bare(link) === address);
}

const mostFound = 60;

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();
const split = (text: string) => plain(text).split(' ').filter(Boolean);

/** Every text that contains all words, in any order. `isExact` compares the whole text. */
export function searchContent(values: Values, query: string, isExact = false): Found[] {
  const whole = plain(query);
  const words = split(query);
  if (words.length === 0) return [];
  const found: Found[] = [];
  for (const { file, path, text } of walkAll(values)) {
    const own = plain(text);
    if (isExact ? own === whole : words.every((word) => own.includes(word))) found.push({ file, path, text });
    if (found.length >= mostFound) break;
  }
  return found;
}

interface Setting {
  field: FormField;
  path: Path;
  value: unknown;
  /** The labels of the groups around it. */
  around: string;
}

/** Entries of lists are no settings, and a field that is one text has no parts here. */
function* listSettings(node: FormNode, value: unknown, path: Path = [], around = ''): Generator<Setting> {
  const own = pickNode(node, value);
  if (own.type !== 'group') return;
  for (const field of own.fields) {
    if (field.isHidden) continue;
    const setting = { field, path: [...path, field.name], value: valueAt(value, [field.name]), around };
    yield setting;
    if (!field.typed)
      yield* listSettings(field.node, setting.value, setting.path, `${around} ${field.label}`);
  }
}

interface FoundSetting extends Place {
  field: FormField;
  value: unknown;
}

/**
 * The settings that have all words in their labels and hints: those with all in their own label first, then the company's.
 * “Licenses” also finds “license”, and “email” “e-mail”. Texts of the program have no labels of their own.
 */
export function searchSettings(values: Values, forms: Models['forms'], query: string): FoundSetting[] {
  const joined = (text: string) => plain(text).replaceAll('-', '');
  const words = split(joined(query)).map((word) => word.replace(/s$/, ''));
  if (words.length === 0) return [];
  const isIn = (text: string) => (word: string) => joined(text).includes(word);
  const found = Object.entries(singles).flatMap(([file, { type }]) => {
    if (file.startsWith('words/') || !values.has(file)) return [];
    return [...listSettings(forms[type], values.get(file))].flatMap(({ field, path, value, around }) => {
      const own = `${field.label} ${field.help ?? ''}`;
      if (!words.some(isIn(own)) || !words.every(isIn(`${around} ${own}`))) return [];
      return [{ file, path, field, value, rank: words.every(isIn(field.label)) ? 0 : 1 }];
    });
  });
  return found.sort((one, other) => one.rank - other.rank).slice(0, mostFound);
}

/** With its value, if that is one text, or else its hint. */
export function describeSetting({ file, path, field, value }: FoundSetting) {
  const { label, typed, help = '' } = field;
  const isText = typeof value === 'string' || typeof value === 'number';
  const own = typed ? writeTyped(typed, value) : isText ? String(value) : '';
  return { file, path, label, text: own || help };
}
