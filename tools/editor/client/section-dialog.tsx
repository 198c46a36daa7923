/** Choosing a kind of section; it begins as its first sample. */
import { useState } from 'react';
import type { VariantsNode } from '../form-node.ts';
import { Dialog } from './dialog.tsx';
import { describeItem, toKindLabel } from './labels.ts';

interface Props {
  node: VariantsNode;
  samples: Record<string, unknown>;
  onChoose: (kind: string) => void;
  onClose: () => void;
}

export function SectionDialog({ node, samples, onChoose, onClose }: Props) {
  const [words, setWords] = useState('');
  const fitting = node.options.filter(({ name }) =>
    toKindLabel(name).toLowerCase().includes(words.toLowerCase()),
  );
  return (
    <Dialog title="Add a section" onClose={onClose}>
      <label className="search">
        Search the kinds of sections
        <input type="search" value={words} onChange={({ target }) => setWords(target.value)} />
      </label>
      <ul className="kinds">
        {fitting.map(({ name }) => (
          <li key={name}>
            <button type="button" onClick={() => onChoose(name)}>
              <strong>{toKindLabel(name)}</strong>
              <span>{describeItem(samples[name])}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
