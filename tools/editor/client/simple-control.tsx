/** Fields of one value: words, numbers, choices, references. */
import type { Path } from '../check.ts';
import type { FormNode, NumberNode, TextNode } from '../form-node.ts';
import { valueAt } from './edit-value.ts';
import { useEditing } from './editing.ts';
import { toLabel } from './labels.ts';

export const addressesId = 'addresses';

export interface ControlProps {
  name: string;
  node: FormNode;
  path: Path;
  id: string;
  isOptional?: boolean;
  fallback?: unknown;
  describedBy?: string | undefined;
  isFaulty: boolean;
  /** Where no label is beside it. */
  label?: string;
}

type Shared = Record<string, unknown>;

export function SimpleControl(props: ControlProps) {
  const { node, path, id, describedBy, isFaulty, label } = props;
  const { enter } = useEditing();
  const shared: Shared = {
    id,
    'aria-describedby': describedBy,
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
          options={node.options.map((one) => [one, sayOption(one)])}
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
    !node.format && (text.length > mostShort || (longNames.test(name) && (node.max ?? 99) > mostShort));
  const all = {
    ...shared,
    value: text,
    placeholder: typeof fallback === 'string' ? fallback : undefined,
    onChange: ({ target }: { target: { value: string } }) =>
      change(path, target.value === '' && isOptional ? undefined : target.value, true),
  };
  if (isLong) return <textarea {...all} rows={2} />;
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
        <option value="">As usual</option>
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

type Option = readonly [value: string | number, label: string];

function ChoiceControl({
  path,
  isOptional,
  fallback,
  options,
  shared,
}: ControlProps & { options: readonly Option[]; shared: Shared }) {
  const { value, change } = useEditing();
  const own = valueAt(value, path);
  const usual = options.find(([one]) => one === fallback)?.[1];
  const isKnown = options.some(([one]) => one === own);
  return (
    <select
      {...shared}
      value={typeof own === 'string' || typeof own === 'number' ? String(own) : ''}
      onChange={({ target }) => {
        const chosen = options.find(([one]) => String(one) === target.value);
        change(path, chosen ? chosen[0] : isOptional ? undefined : '');
      }}
    >
      {(isOptional || own === undefined || own === '') && (
        <option value="">{usual ? `${usual}, as usual` : 'Choose …'}</option>
      )}
      {!isKnown && typeof own === 'string' && own !== '' && <option value={own}>{own} (not there)</option>}
      {options.map(([one, label]) => (
        <option key={one} value={String(one)}>
          {label}
        </option>
      ))}
    </select>
  );
}

function ReferenceControl({ to, ...props }: ControlProps & { to: string; shared: Shared }) {
  const { site } = useEditing();
  const groups = to === 'home' ? ['homes', 'one-pagers'] : [to];
  const labelOf = (name: string) =>
    site.files.find((one) => groups.includes(one.group) && one.name === name)?.label;
  const options = (site.known[to] ?? []).map((name): Option => [name, labelOf(name) ?? toLabel(name)]);
  return <ChoiceControl {...props} options={options} />;
}

function PictureControl({ path, isOptional, shared }: ControlProps & { shared: Shared }) {
  const { site, value, change, choosePicture } = useEditing();
  const name = valueAt(value, path);
  const picture = site.pictures.find((one) => one.name === name);
  return (
    <div className="picture">
      {picture && <img src={`/_edit/picture/${picture.name}`} alt={picture.alt} loading="lazy" />}
      <button
        {...shared}
        type="button"
        aria-label={undefined}
        aria-invalid={undefined}
        onClick={() => choosePicture(path)}
      >
        {picture
          ? picture.title
          : typeof name === 'string' && name !== ''
            ? `${name} (not there)`
            : 'Choose a picture …'}
      </button>
      {isOptional && name !== undefined && (
        <button type="button" className="quiet" onClick={() => change(path, undefined)}>
          None
        </button>
      )}
    </div>
  );
}
