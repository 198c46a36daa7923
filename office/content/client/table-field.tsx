/** A table of names and values, such as old address → new address. */
import { useState } from 'react';
import { isFields, valueAt, type Path } from '../../../contract/values.ts';
import { makeBlank, type FormNode } from '../form-node.ts';
import { ActButton } from './act-button.tsx';
import { fieldId, renameKey } from './edit-value.ts';
import { useEditing } from './editing.ts';

export function TableField({ node, path }: { node: FormNode & { type: 'table' }; path: Path }) {
  const { value: whole, change, reveal, renderField } = useEditing();
  const { keyLabel = 'New row', valueLabel = 'Value' } = node;
  const [name, setName] = useState('');
  const found = valueAt(whole, path);
  const rows = isFields(found) ? found : {};
  const isNew = name !== '' && !Object.hasOwn(rows, name);
  const add = () => {
    if (!isNew) return;
    change(path, { ...rows, [name]: makeBlank(node.value) });
    reveal([...path, name]);
    setName('');
  };
  return (
    <>
      <ul className="items">
        {Object.keys(rows).map((key) => (
          <li className="row" key={key}>
            <div className="row-field">
              <RowName
                name={key}
                taken={Object.keys(rows)}
                rename={(next) => change(path, renameKey(rows, key, next))}
              />
              {renderField({
                name: key,
                label: `${valueLabel} for ${key}`,
                node: node.value,
                path: [...path, key],
              })}
            </div>
            <span className="tools">
              <ActButton
                label="×"
                aria-label={`Remove ${key}`}
                title="Remove"
                onClick={() => change([...path, key], undefined)}
              />
            </span>
          </li>
        ))}
      </ul>
      <div className="row">
        <input
          id={fieldId([...path, '#new'])}
          aria-label={keyLabel}
          placeholder={keyLabel}
          value={name}
          onChange={({ target }) => setName(target.value)}
          // Adds a typed name even if the owner moves on or presses Ctrl+S.
          onBlur={add}
        />
        <ActButton label="+ Add" aria-disabled={!isNew || undefined} onClick={add} />
      </div>
    </>
  );
}

/** Renames on blur: a half-typed name could replace another row. */
function RowName({ name, taken, rename }: { name: string; taken: string[]; rename: (next: string) => void }) {
  const [written, setWritten] = useState(name);
  return (
    <input
      className="row-name"
      aria-label={`Name of the row ${name}`}
      value={written}
      onChange={({ target }) => setWritten(target.value)}
      onBlur={() => {
        if (written === name) return;
        if (written === '' || taken.includes(written)) setWritten(name);
        else rename(written);
      }}
    />
  );
}
