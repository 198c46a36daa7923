/** Chooses between the forms a field can take: a reference to an entry, text, or a group of fields. */
import { valueAt, type Path } from '../../../contract/values.ts';
import { makeBlank, pickNode, type FormNode } from '../form-node.ts';
import { useEditing } from './editing.ts';
import { toLabel } from '../labels.ts';

function sayAlternative(node: FormNode): string {
  if (node.type === 'reference') return `One of your ${toLabel(node.to).toLowerCase()}`;
  if (node.type === 'group') return node.label ?? 'Only on this page';
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
      aria-label={`How to fill in ${label}`}
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
