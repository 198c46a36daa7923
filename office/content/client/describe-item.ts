import { isFields } from '../../../contract/values.ts';
import type { FormNode } from '../form-node.ts';

const naming = ['title', 'name', 'label', 'heading', 'quote', 'text', 'file', 'date', 'code'];

/** The summary of a list item, shown while the item is closed. */
export function describeItem(value: unknown, node: FormNode): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (!isFields(value)) return '';
  const field = naming.find((name) => typeof value[name] === 'string' && value[name] !== '');
  if (field) return String(value[field]);
  const first = Object.entries(value).find(([name, one]) => name !== 'kind' && typeof one === 'string');
  if (!first) return '';
  const [name, text] = [first[0], String(first[1])];
  const choice = node.type === 'group' ? node.fields.find((one) => one.name === name)?.node : undefined;
  return (choice?.type === 'choice' && choice.labels?.[text]) || text;
}
