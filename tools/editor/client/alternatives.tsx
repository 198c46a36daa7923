/** Where a field may be given in several ways: a name of something on the site, words, a group of fields. */
import type { Path } from '../../../contract/values.ts';
import { makeBlank, pickNode, type FormNode } from '../form-node.ts';
import { valueAt } from './edit-value.ts';
import { useEditing } from './editing.ts';
import { toLabel, toSingular } from './labels.ts';

function sayAlternative(node: FormNode): string {
  if (node.type === 'reference') return `One of the site: ${toSingular(node.to)}`;
  if (node.type === 'group') {
    const names = node.fields.filter(({ isOptional }) => !isOptional).map(({ name }) => toLabel(name));
    return `Written here: ${names.slice(0, 3).join(', ').toLowerCase()}`;
  }
  return node.type === 'list' ? 'Several' : 'Words';
}

export function Alternatives({
  node,
  path,
  label,
}: {
  node: FormNode & { type: 'either' };
  path: Path;
  label: string;
}) {
  const { value, change } = useEditing();
  const chosen = node.options.findIndex(
    (option) => pickNode(node, valueAt(value, path)) === pickNode(option, valueAt(value, path)),
  );
  return (
    <select
      aria-label={`How to give ${label}`}
      value={chosen}
      onChange={({ target }) => {
        const option = node.options[Number(target.value)];
        if (option) change(path, makeBlank(option));
      }}
    >
      {node.options.map((option, index) => (
        <option key={index} value={index}>
          {sayAlternative(option)}
        </option>
      ))}
    </select>
  );
}
