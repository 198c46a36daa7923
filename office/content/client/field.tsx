/** One field of a form, with the control for its node. */
import type { ReactNode } from 'react';
import type { TypedKind } from '../../../contract/typed-field.ts';
import { fillKnown } from '../../../contract/fill-in.ts';
import { valueAt, type Path } from '../../../contract/values.ts';
import { makeBlank, pickNode, type FormNode, type GroupNode } from '../form-node.ts';
import { ActButton } from './act-button.tsx';
import { Alternatives } from './alternatives.tsx';
import { fieldId, keyOf } from './edit-value.ts';
import { useEditing, type FieldProps } from './editing.ts';
import { Fault } from './fault.tsx';
import { FocalField } from './focal-field.tsx';
import { ListField } from './list-field.tsx';
import { SimpleControl } from './simple-control.tsx';
import { TableField } from './table-field.tsx';
import { writeTyped } from '../typed-text.ts';

const isPart = ({ type }: FormNode) =>
  type === 'group' || type === 'list' || type === 'table' || type === 'tuple' || type === 'variants';

export function Field(props: FieldProps) {
  const { label, node, path, isOptional = false } = props;
  const { value: whole, change, reveal } = useEditing();
  const value = valueAt(whole, path);
  const own = pickNode(node, value);
  if (own.type === 'constant') return null;
  if (props.typed) return <TypedField {...props} typed={props.typed} node={own} />;
  if (isOptional && value === undefined && isPart(own)) {
    const add = () => {
      change(path, own.type === 'list' ? [makeBlank(own.item)] : makeBlank(own));
      reveal(path);
    };
    return (
      <div className="field absent">
        <ActButton label={`+ ${label}`} className="quiet" id={fieldId(path)} onClick={add} />
        <Help {...props} />
      </div>
    );
  }
  const alternatives = node.type === 'either' && <Alternatives node={node} path={path} label={label} />;
  if (!isPart(own)) return <SimpleField {...props} node={own} before={alternatives} />;
  return (
    <Part {...props}>
      {alternatives}
      <PartControl {...props} node={own} />
    </Part>
  );
}

function PartControl({ name, label, node, path }: FieldProps) {
  if (node.type === 'list') return <ListField node={node} path={path} name={name} label={label} />;
  if (node.type === 'table') return <TableField node={node} path={path} />;
  if (node.type === 'group') return <Fields node={node} path={path} />;
  if (node.type === 'tuple') return <FocalField path={path} />;
  return null;
}

/** One text has all parts, which are also in a fold. */
function TypedField(props: FieldProps & { typed: TypedKind }) {
  const { typed, label, node, path, isOptional } = props;
  const { value: whole, change, enter, state, isOpen, setOpen } = useEditing();
  const value = valueAt(whole, path);
  const id = fieldId(path);
  const isInParts = isPart(node) && typeof value === 'object';
  const fault = [...state.faults].find(([key]) => `${key}.`.startsWith(`${keyOf(path)}.`))?.[1];
  const shared = {
    id,
    value: writeTyped(typed, value),
    'aria-describedby': `${id}-help`,
    'aria-invalid': fault !== undefined || undefined,
    onFocus: () => enter(path),
    onChange: ({ target }: { target: { value: string } }) =>
      change(path, target.value === '' && isOptional ? undefined : target.value, true),
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {typed === 'licenses' ? <textarea {...shared} rows={3} /> : <input {...shared} />}
      <Help {...props} />
      {fault && <p className="fault">{fault}</p>}
      {isInParts && (
        <details open={isOpen(path)} onToggle={({ currentTarget }) => setOpen(path, currentTarget.open)}>
          <summary>In parts</summary>
          <PartControl {...props} node={node} />
        </details>
      )}
    </div>
  );
}

/** All fields of a group. */
export function Fields({ node, path }: { node: GroupNode; path: Path }) {
  const asked = node.fields.filter(({ isHidden }) => !isHidden);
  return asked.map((field) => <Field key={field.name} {...field} path={[...path, field.name]} />);
}

function Part({ label, path, isOptional, children, ...props }: FieldProps & { children: ReactNode }) {
  const { change } = useEditing();
  return (
    <section className="part" id={fieldId(path)} tabIndex={-1} aria-label={label}>
      <div className="part-head">
        <h3>{label}</h3>
        {isOptional && (
          <button type="button" className="quiet" onClick={() => change(path, undefined)}>
            Remove<span className="unseen"> {label}</span>
          </button>
        )}
      </div>
      <Help {...props} path={path} />
      <Fault path={path} />
      {children}
    </section>
  );
}

function SimpleField({ before, label, ...props }: FieldProps & { before: ReactNode }) {
  const { path, isOptional } = props;
  return (
    <div className="field">
      <label htmlFor={fieldId(path)}>
        {label}
        {isOptional && <span className="optional"> optional</span>}
      </label>
      {before}
      <SimpleControl {...props} />
      <Shown path={path} />
      <Help {...props} />
      <Fault path={path} />
    </div>
  );
}

/** The text as visitors read it, if it has facts in braces. */
function Shown({ path }: { path: Path }) {
  const { value, site } = useEditing();
  const own = valueAt(value, path);
  const shown = fillKnown(own, site.facts);
  return typeof shown !== 'string' || shown === own ? null : <p className="help">Visitors read: {shown}</p>;
}

/** Turns backticks into quotation marks. */
const inWords = (help: string) => help.replace(/`([^`]*)`/g, '“$1”');

function Help({ help, path }: Pick<FieldProps, 'help' | 'path'>) {
  if (!help) return null;
  return (
    <p className="help" id={`${fieldId(path)}-help`}>
      {inWords(help)}
    </p>
  );
}
