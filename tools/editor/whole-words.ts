/**
 * A file of content/words in the editor: its form shows every text, and the file holds only those that the owner changed. A
 * text that is emptied becomes the default again.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { isFields } from '../../contract/values.ts';
import { defaultLanguage } from '../../contract/language.ts';
import { english } from '../../contract/words/english.ts';
import { findWords } from '../../contract/words/languages.ts';
import { mergeWords } from '../../contract/words/merge-words.ts';
import { isWordsFile } from '../../contract/words/words-files.ts';
import { keepChanges } from '../words/keep-changes.ts';
import type { FormNode } from './form-node.ts';

const findName = (file: string): string | undefined => /^words\/([a-z]+)\.yaml$/.exec(file)?.[1];

/** Whether the file may be missing: then every text is the default. */
export const isWords = (file: string): boolean => isWordsFile(findName(file) ?? '');

/** The defaults of the file in the language of the company; those of English while company.yaml cannot be read. */
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

/** Every text: the defaults with what the file says in their place. Other files are as they are. */
export const fillDefaults = (content: string, file: string, value: unknown): unknown =>
  isWords(file) ? mergeWords(getDefaults(content, file), value ?? undefined) : value;

/** What the file has to hold to say `value`. Other files hold all of it. */
export const dropDefaults = (content: string, file: string, value: unknown): unknown =>
  isWords(file) ? keepChanges(value, [fillDefaults(content, file, {})]) : value;

const longestLabel = 60;

/** A text is called by its default; a part by the words that name it on the page. */
function nameWords(own: unknown): string | undefined {
  const words = isFields(own) ? (own['label'] ?? own['title'] ?? own['name']) : own;
  if (typeof words !== 'string' || words === '') return undefined;
  const shown = words.replace(/\?\}/g, '}').replace(/\s+/g, ' ');
  return shown.length > longestLabel ? `${shown.slice(0, longestLabel)}…` : shown;
}

/** The form with the defaults as what holds while a field is empty. Forms of counted texts that the language lacks are not asked. */
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
