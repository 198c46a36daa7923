/** Chooses a kind for a new section, which starts with the company's facts. */
import { useState } from 'react';
import { isFields, valueAt, type Path } from '../../../contract/values.ts';
import { findNode } from '../form-node.ts';
import { Dialog } from './dialog.tsx';
import { useEditing } from './editing.ts';

/** The kind of section that shows the entry itself, on the pages of a collection. It needs no start. */
const ownPart = 'Own';

/** `path` of the list of sections. */
export function SectionDialog({ path }: { path: Path }) {
  const { site, file, value, change, reveal, setDialog } = useEditing();
  const [words, setWords] = useState('');
  const list = findNode(site.forms[file.type], value, path)?.node;
  const kinds = list?.type === 'list' && list.item.type === 'variants' ? list.item.options : [];
  const fitting = kinds.filter(
    ({ name, label, help = '' }) =>
      (name === ownPart || name in site.newSections) &&
      `${label} ${help}`.toLowerCase().includes(words.toLowerCase()),
  );
  function add(kind: string): void {
    const start = site.newSections[kind];
    const found = valueAt(value, path);
    const items = Array.isArray(found) ? (found as unknown[]) : [];
    change(path, [...items, { ...(isFields(start) ? start : {}), kind }]);
    setDialog(undefined);
    reveal([...path, items.length]);
  }
  return (
    <Dialog title="Add a section">
      <label className="search">
        Search the kinds of sections
        <input type="search" value={words} onChange={({ target }) => setWords(target.value)} />
      </label>
      <ul className="kinds">
        {fitting.map(({ name, label, help }) => (
          <li key={name}>
            <button type="button" onClick={() => add(name)}>
              <strong>{label}</strong>
              <span>{help}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
