/** Controls for choices: from a list, from the entries of the content, or from the pictures. */
import { valueAt } from '../../../contract/values.ts';
import { ActButton } from './act-button.tsx';
import type { ControlProps, Shared } from './control-props.ts';
import { useEditing } from './editing.ts';
import { toLabel } from '../labels.ts';
import { base } from './api.ts';

type Option = readonly [value: string | number, label: string];

export function ChoiceControl({
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
        <option value="">{usual ? `${usual} (default)` : isOptional ? 'Default' : 'Choose …'}</option>
      )}
      {!isKnown && typeof own === 'string' && own !== '' && <option value={own}>{own} (missing)</option>}
      {options.map(([one, label]) => (
        <option key={one} value={String(one)}>
          {label}
        </option>
      ))}
    </select>
  );
}

export function ReferenceControl({ to, ...props }: ControlProps & { to: string; shared: Shared }) {
  const { site } = useEditing();
  const groups = to === 'home' ? ['homes', 'one-pagers'] : [to];
  const labelOf = (name: string) =>
    site.labels[to]?.[name] ??
    site.files.find((one) => groups.includes(one.group) && one.name === name)?.label;
  const options = (site.known[to] ?? []).map((name): Option => [name, labelOf(name) ?? toLabel(name)]);
  return <ChoiceControl {...props} options={options} />;
}

export function PictureControl({ path, isOptional, shared }: ControlProps & { shared: Shared }) {
  const { site, value, change, setDialog } = useEditing();
  const name = valueAt(value, path);
  const picture = site.pictures.find((one) => one.name === name);
  return (
    <div className="picture">
      {picture && <img src={`${base}/picture/${picture.name}`} alt={picture.alt} loading="lazy" />}
      <button
        {...shared}
        type="button"
        aria-label={undefined}
        aria-invalid={undefined}
        onClick={() => setDialog({ name: 'pictures', path })}
      >
        {picture
          ? picture.title
          : typeof name === 'string' && name !== ''
            ? `${name} (missing)`
            : 'Choose a picture …'}
      </button>
      {isOptional && name !== undefined && (
        <ActButton label="None" className="quiet" onClick={() => change(path, undefined)} />
      )}
    </div>
  );
}
