import { isFields } from '../../../contract/values.ts';

const naming = ['title', 'name', 'label', 'heading', 'quote', 'text', 'file', 'date', 'code'];

/** The summary of a list item, shown while the item is closed. */
export function describeItem(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (!isFields(value)) return '';
  const field = naming.find((name) => typeof value[name] === 'string' && value[name] !== '');
  if (field) return String(value[field]);
  const first = Object.entries(value).find(([name, one]) => name !== 'kind' && typeof one === 'string');
  return first ? String(first[1]) : '';
}
