/** Chooses a kind for a new section, which starts with the company's facts. */
import { useState } from 'react';
import type { VariantsNode } from '../form-node.ts';
import { Dialog } from './dialog.tsx';

interface Props {
  node: VariantsNode;
  starts: Record<string, unknown>;
  onChoose: (kind: string) => void;
  onClose: () => void;
}

/** The kind of section that shows the entry itself, on the pages of a collection. It needs no start. */
const ownPart = 'Own';

const isOffered = (kind: string, starts: Props['starts']) => kind === ownPart || kind in starts;

export function SectionDialog({ node, starts, onChoose, onClose }: Props) {
  const [words, setWords] = useState('');
  const fitting = node.options.filter(
    ({ name, label, help = '' }) =>
      isOffered(name, starts) && `${label} ${help}`.toLowerCase().includes(words.toLowerCase()),
  );
  return (
    <Dialog title="Add a section" onClose={onClose}>
      <label className="search">
        Search the kinds of sections
        <input type="search" value={words} onChange={({ target }) => setWords(target.value)} />
      </label>
      <ul className="kinds">
        {fitting.map(({ name, label, help }) => (
          <li key={name}>
            <button type="button" onClick={() => onChoose(name)}>
              <strong>{label}</strong>
              <span>{help}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
