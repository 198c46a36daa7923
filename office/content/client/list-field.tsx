/** A list. The keyboard can add, open, duplicate, move and remove items. */
import { useState } from 'react';
import { valueAt, type Path } from '../../../contract/values.ts';
import { makeBlank, type ListNode } from '../form-node.ts';
import { ActButton } from './act-button.tsx';
import { insertItem, moveItem } from './edit-value.ts';
import { useEditing } from './editing.ts';
import { toSingular } from '../labels.ts';
import { Item } from './list-item.tsx';

interface ListProps {
  node: ListNode;
  path: Path;
  name: string;
  label: string;
}

export function ListField({ node, path, name, label }: ListProps) {
  const { value: whole, change, reveal, setDialog, file } = useEditing();
  const [said, say] = useState('');
  const found = valueAt(whole, path);
  const items: unknown[] = Array.isArray(found) ? (found as unknown[]) : [];
  const one = node.one ?? toSingular(label);
  const isFull = node.max !== undefined && items.length >= node.max;
  const isCatalogue = file.type === 'pictures' && path.length === 0;
  const add = () => {
    if (isCatalogue) return setDialog({ name: 'pictures' });
    if (node.item.type === 'variants') return setDialog({ name: 'section', path });
    change(path, [...items, makeBlank(node.item)]);
    reveal([...path, items.length]);
  };
  const move = (from: number, to: number) => {
    change(path, moveItem(items, from, to));
    say(`Moved to place ${to + 1} of ${items.length}`);
    // Keep the focus on the button, which moves with the item.
    reveal([...path, to, to < from ? '#up' : '#down']);
  };
  return (
    <>
      <ol className="items">
        {items.map((item, index) => (
          <Item
            // The index, not the content: typing must not remount the item.
            key={index}
            node={node.item}
            path={[...path, index]}
            name={name}
            one={one}
            index={index}
            count={items.length}
            canAdd={!isFull && !isCatalogue}
            onMove={(to) => move(index, to)}
            onDuplicate={() => {
              change(path, insertItem(items, index + 1, structuredClone(item)));
              reveal([...path, index + 1]);
            }}
            onRemove={() => {
              change(
                path,
                items.filter((_, place) => place !== index),
              );
              say(`Removed ${one} ${index + 1}`);
              reveal(items.length > 1 ? [...path, Math.min(index, items.length - 2)] : path);
            }}
          />
        ))}
      </ol>
      {!isFull && (
        <ActButton label={`+ Add ${isCatalogue ? 'a picture' : one}`} className="add" onClick={add} />
      )}
      <p className="unseen" role="status">
        {said}
      </p>
    </>
  );
}
