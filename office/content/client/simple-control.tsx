/** Controls for a single value: text, number, choice or reference. */
import { valueAt } from '../../../contract/values.ts';
import type { NumberNode, TextNode } from '../form-node.ts';
import { ChoiceControl, PictureControl, ReferenceControl } from './choice-controls.tsx';
import type { ControlProps, Shared } from './control-props.ts';
import { fieldId, keyOf } from './edit-value.ts';
import { useEditing } from './editing.ts';
import { MarkButtons } from './mark-buttons.tsx';
import { toLabel } from '../labels.ts';

export const addressesId = 'addresses';

export function SimpleControl(props: ControlProps) {
  const { node, path, help, label } = props;
  const { enter, site, state } = useEditing();
  const [id, isFaulty] = [fieldId(path), state.faults.has(keyOf(path))];
  const described = [help && `${id}-help`, isFaulty && `${id}-fault`].filter(Boolean).join(' ');
  const shared: Shared = {
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': isFaulty || undefined,
    'aria-label': label,
    onFocus: () => enter(path),
  };
  switch (node.type) {
    case 'number':
      return <NumberControl {...props} node={node} shared={shared} />;
    case 'flag':
      return <FlagControl {...props} shared={shared} />;
    case 'choice':
      return (
        <ChoiceControl
          {...props}
          options={node.options.map((one) => [
            one,
            site.labels.tags?.[one] ?? node.labels?.[one] ?? sayOption(one),
          ])}
          shared={shared}
        />
      );
    case 'reference':
      return node.to === 'picture' ? (
        <PictureControl {...props} shared={shared} />
      ) : (
        <ReferenceControl {...props} to={node.to} shared={shared} />
      );
    default:
      return <TextControl {...props} node={node.type === 'text' ? node : { type: 'text' }} shared={shared} />;
  }
}

const sayOption = (option: string | number) =>
  typeof option === 'string' ? toLabel(option) : String(option);

const longNames = /text|quote|lead|promise|note|summary|excerpt|description|alt/i;
const mostShort = 60;

function TextControl({
  name,
  node,
  path,
  isOptional,
  fallback,
  shared,
}: ControlProps & { node: TextNode; shared: Shared }) {
  const { value, change } = useEditing();
  const words = valueAt(value, path);
  const text = typeof words === 'string' || typeof words === 'number' ? String(words) : '';
  const isLong =
    node.takesMarks ||
    (!node.format && (text.length > mostShort || (longNames.test(name) && (node.max ?? 99) > mostShort)));
  const all = {
    ...shared,
    value: text,
    placeholder: typeof fallback === 'string' ? fallback : undefined,
    onChange: ({ target }: { target: { value: string } }) =>
      change(path, target.value === '' && isOptional ? undefined : target.value, true),
  };
  if (isLong)
    return (
      <div className="long">
        <textarea {...all} rows={2} />
        {node.takesMarks && (
          <MarkButtons fieldId={String(shared['id'])} onChange={(next) => change(path, next)} />
        )}
      </div>
    );
  if (node.format === 'color')
    return (
      <div className="row">
        <input {...all} />
        <input
          type="color"
          aria-label="Pick the color"
          value={text || '#ffffff'}
          onChange={({ target }) => change(path, target.value, true)}
        />
      </div>
    );
  const isAddress = name === 'path' || name === 'canonical';
  const type = node.format === 'date' ? 'date' : 'text';
  return <input {...all} type={type} list={isAddress ? addressesId : undefined} />;
}

function NumberControl({
  node,
  path,
  isOptional,
  fallback,
  shared,
}: ControlProps & { node: NumberNode; shared: Shared }) {
  const { value, change } = useEditing();
  const own = valueAt(value, path);
  return (
    <input
      {...shared}
      type="number"
      step={node.isWhole ? 1 : 'any'}
      value={typeof own === 'number' || typeof own === 'string' ? own : ''}
      placeholder={typeof fallback === 'number' ? String(fallback) : undefined}
      onChange={({ target }) => {
        const empty = isOptional ? undefined : '';
        change(path, target.value === '' ? empty : Number(target.value), true);
      }}
    />
  );
}

function FlagControl({ path, isOptional, fallback, shared }: ControlProps & { shared: Shared }) {
  const { value, change } = useEditing();
  const own = valueAt(value, path);
  if (isOptional && fallback === undefined) {
    const shown = own === undefined ? '' : String(Boolean(own));
    return (
      <select
        {...shared}
        value={shown}
        onChange={({ target }) => change(path, target.value === '' ? undefined : target.value === 'true')}
      >
        <option value="">Default</option>
        <option value="true">Yes</option>
        <option value="false">No</option>
      </select>
    );
  }
  return (
    <input
      {...shared}
      type="checkbox"
      checked={Boolean(own ?? fallback)}
      onChange={({ target }) => change(path, target.checked === fallback ? undefined : target.checked)}
    />
  );
}
