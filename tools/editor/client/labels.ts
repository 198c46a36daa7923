/** Names of fields and items as people read them. */

import { isFields } from '../../../contract/values.ts';
const known: Record<string, string> = {
  alt: 'What the picture shows',
  canonical: 'Page that search engines list instead',
  e164: 'Number for links',
  focal: 'Point that stays visible',
  noindex: 'Hide from search engines',
  sample: 'Still a sample',
  url: 'Web address',
  path: 'Leads to',
  socials: 'Social links',
};

/** "benefitsHeading" → "Benefits heading". */
export function toLabel(name: string): string {
  const own = known[name];
  if (own) return own;
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/-/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** "BeforeAfter" → "Before after". */
export const toKindLabel = (kind: string): string => toLabel(kind);

const naming = ['title', 'name', 'label', 'heading', 'quote', 'text', 'file', 'date', 'code'];

/** What an item of a list says of itself, for its line while it is closed. */
export function describeItem(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (!isFields(value)) return '';
  const field = naming.find((name) => typeof value[name] === 'string' && value[name] !== '');
  if (field) return String(value[field]);
  const first = Object.entries(value).find(([name, one]) => name !== 'kind' && typeof one === 'string');
  return first ? String(first[1]) : '';
}

/** "items" → "item", "categories" → "category". */
export function toSingular(name: string): string {
  const label = toLabel(name).toLowerCase();
  if (label === 'text' || label === 'header') return label === 'text' ? 'paragraph' : 'menu item';
  return label.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');
}
