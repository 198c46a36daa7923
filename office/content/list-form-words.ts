/** Lists every text of the editor's forms, for a test of their words. */
import { toLabel, toSingular } from './labels.ts';
import type { FormField, FormNode } from './form-node.ts';

export interface FormWords {
  /** The path of the form, such as "company › hours › office". */
  where: string;
  words: string;
  /** In a form for a file of words, the label of a field is the text itself. */
  isLabel?: true;
}

function* listFieldWords(field: FormField, where: string): Generator<FormWords, void> {
  if (field.isHidden || field.node.type === 'constant') return;
  const place = `${where} › ${field.name}`;
  yield { where: place, words: field.label, isLabel: true };
  if (field.help) yield { where: place, words: field.help };
  yield* listFormWords(field.node, place, field.label);
}

/** `label` is that of the field around the form. */
export function* listFormWords(node: FormNode, where: string, label = ''): Generator<FormWords, void> {
  switch (node.type) {
    case 'group':
      if (node.label) yield { where, words: node.label };
      for (const field of node.fields) yield* listFieldWords(field, where);
      return;
    case 'list':
      yield { where, words: `+ Add ${node.one ?? toSingular(label)}` };
      yield* listFormWords(node.item, where);
      return;
    case 'choice':
      for (const option of node.options)
        yield {
          where,
          words: node.labels?.[option] ?? (typeof option === 'string' ? toLabel(option) : String(option)),
        };
      return;
    case 'variants':
      for (const { name, label: kind, help, node: inner } of node.options) {
        yield { where: `${where} › ${name}`, words: kind };
        if (help) yield { where: `${where} › ${name}`, words: help };
        yield* listFormWords(inner, name);
      }
      return;
    case 'either':
      for (const option of node.options) yield* listFormWords(option, where);
      return;
    case 'tuple':
      for (const item of node.items) yield* listFormWords(item, where);
      return;
    case 'table':
      yield* listFormWords(node.key, where);
      yield* listFormWords(node.value, where);
      return;
    default:
  }
}
