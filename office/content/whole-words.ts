/**
 * Files of content/words in the editor. The form shows every text, but the file holds only the changed ones. An emptied
 * text returns to its default.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { isFields } from '../../contract/values.ts';
import { defaultLanguage } from '../../contract/language.ts';
import { english } from '../../contract/words/english.ts';
import { findWords } from '../../contract/words/languages.ts';
import { mergeWords } from '../../contract/words/merge-words.ts';
import { isWordsFile } from '../../contract/words/words-labels.ts';
import { keepChanges } from './keep-changes.ts';
import type { FormNode } from './form-node.ts';

const findName = (file: string): string | undefined => /^words\/([a-z]+)\.yaml$/.exec(file)?.[1];

/** Whether the file may be missing, with defaults for all texts. */
export const isWords = (file: string): boolean => isWordsFile(findName(file) ?? '');

/** The file's defaults in the company's language, or in English if company.yaml is unreadable. */
function getDefaults(content: string, file: string): object {
  const name = findName(file) ?? '';
  if (!Object.hasOwn(english, name)) return { sample: false, rates: null };
  return (findWords(readLanguage(content)) ?? english)[name as keyof typeof english];
}

function readLanguage(content: string): string {
  try {
    const company: unknown = parse(readFileSync(path.join(content, 'company.yaml'), 'utf8'));
    const language = isFields(company) ? company['language'] : undefined;
    return typeof language === 'string' ? language : defaultLanguage;
  } catch {
    return defaultLanguage;
  }
}

/** Merges the file's texts into the defaults. Returns other files unchanged. */
export const fillDefaults = (content: string, file: string, value: unknown): unknown =>
  isWords(file) ? mergeWords(getDefaults(content, file), value ?? undefined) : value;

/** Reduces `value` to the texts that differ from the defaults. Returns other files unchanged. */
export const dropDefaults = (content: string, file: string, value: unknown): unknown =>
  isWords(file) ? keepChanges(value, [fillDefaults(content, file, {})]) : value;

const longestLabel = 60;

/** The label of a text is its default. The label of a group is its title on the page. */
function nameWords(own: unknown): string | undefined {
  const words = isFields(own) ? (own['label'] ?? own['title'] ?? own['name']) : own;
  if (typeof words !== 'string' || words === '') return undefined;
  const shown = words.replace(/\?\}/g, '}').replace(/\s+/g, ' ');
  return shown.length > longestLabel ? `${shown.slice(0, longestLabel)}…` : shown;
}

/** Adds the defaults to the form as fallbacks. Leaves out plural forms that the language lacks. */
export function withDefaults(node: FormNode, defaults: unknown): FormNode {
  if (node.type !== 'group' || !isFields(defaults)) return node;
  const fields = node.fields
    .filter(({ name }) => name in defaults)
    .map((field) => {
      const own = defaults[field.name];
      const isText = typeof own === 'string';
      return {
        ...field,
        label: nameWords(own) ?? field.label,
        node: withDefaults(field.node, own),
        isOptional: own === '',
        ...(isText && own !== '' && { fallback: own.replace(/\?\}/g, '}') }),
      };
    });
  return { ...node, fields };
}
