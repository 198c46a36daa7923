/**
 * The build of scripts knows no site. In place of a value it leaves a mark, and `fillMarks` replaces the marks after
 * the build. A mark is a call that bundlers may drop and inline, but cannot compute with: a minifier that met a text
 * would fold its length, or whether it is empty, into the code.
 */
import { isFields, valueAt } from '../contract/values.ts';
import type { SiteValues } from './site-values.ts';

/**
 * The mark of the language is a text, because the language is part of longer texts and needs no escaping. No code may
 * depend on its length.
 */
export const languageMark = '__siteLanguage__';

/** The expression for a value of a site by its path in `SiteValues`, such as `words.forms.send`. */
export const writeMark = (path: string): string => `/* @__PURE__ */ __siteValue("${path}")`;

const call = /(.?)__siteValue\((["'`])([\w.]+)\2\)/gs;

/**
 * Replaces every mark in a script by its value, as an expression that is also safe within a page. Throws if `values`
 * has no such value, or if a bundler changed a mark.
 */
export function fillMarks(script: string, values: SiteValues): string {
  const filled = script
    .replaceAll(languageMark, values.language)
    .replaceAll(call, (_, before: string, __, path: string) => {
      const literal = writeLiteral(getValue(values, path));
      // At the start of a statement or of an arrow function's body, the brace would begin a block.
      return before + (literal.startsWith('{') && !/[=(,:[?]/.test(before) ? `(${literal})` : literal);
    });
  if (filled.includes('__siteValue'))
    throw new Error('A script has a mark in a form that cannot be filled in.');
  return filled;
}

/** Replaces the marks in the scripts of a page. Its other texts are the owner's. */
export const fillPage = (html: string, values: SiteValues): string =>
  html.replaceAll(
    /(<script\b[^>]*>)([^]*?)(?=<\/script)/gi,
    (_, tag: string, script: string) => tag + fillMarks(script, values),
  );

function getValue(values: SiteValues, path: string): unknown {
  const names = path.split('.');
  const last = names.pop() ?? '';
  const parent = valueAt(values, names);
  if (!isFields(parent)) throw new Error(`A script needs ${path}, which is no value of a site.`);
  // A group of words that are all empty by default is not in the object of its file.
  return parent[last];
}

/** As short as a minifier writes it. */
function writeLiteral(value: unknown): string {
  if (value === undefined) return 'void 0';
  if (typeof value === 'string') return writeText(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(writeLiteral).join()}]`;
  const entries = Object.entries(value).map(([key, inner]) => `${writeKey(key)}:${writeLiteral(inner)}`);
  return `{${entries.join()}}`;
}

const writeKey = (key: string): string =>
  /^([a-z_$][\w$]*|[1-9]\d{0,8})$/i.test(key) ? key : JSON.stringify(key);

/** JSON escapes control characters and half characters. A template needs `\`` and `${` escaped, a page `</` and `<!`. */
const writeText = (text: string): string =>
  `\`${JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replaceAll(/`|\$(?=\{)/g, '\\$&')
    .replaceAll(/<(?=[!/s])/gi, '\\x3C')
    .replaceAll(/[\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16)}`)}\``;
