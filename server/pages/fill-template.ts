/** Puts words into a page that the build prepared (contract/page-templates.ts); each of them is escaped. */
import type { FieldErrors } from '../../contract/endpoints.ts';
import { escapeHtml } from './escape-html.ts';

export interface TemplateWords {
  title?: string;
  summary?: string;
  values?: Readonly<Record<string, string>>;
  errors?: FieldErrors;
}

const slot = /\[\[(?:(title|summary)|(value|error|invalid):([\w-]+))\]\]/g;

/** One pass: a visitor who types a slot sees it again as text. */
export function fillTemplate(html: string, words: TemplateWords): string {
  return html.replace(slot, (_match, word?: 'title' | 'summary', aspect?: string, field: string = '') => {
    if (word !== undefined) return escapeHtml(words[word] ?? '');
    const error = findOwn(words.errors, field);
    if (aspect === 'invalid') return String(error !== undefined);
    return escapeHtml((aspect === 'error' ? error : findOwn(words.values, field)) ?? '');
  });
}

function findOwn(record: Readonly<Record<string, string>> | undefined, key: string): string | undefined {
  return record !== undefined && Object.hasOwn(record, key) ? record[key] : undefined;
}
