/** The buttons that move, copy and remove an item of a list. */
import type { ReactNode } from 'react';
import type { Path } from '../../../contract/values.ts';
import { ActButton } from './act-button.tsx';
import { fieldId } from './edit-value.ts';

/** The position of an item and its actions. */
export interface ItemChanges {
  path: Path;
  index: number;
  count: number;
  canAdd: boolean;
  onMove: (to: number) => void;
  onDuplicate: () => void;
  onRemove: () => void;
}

const copySign = (
  <svg viewBox="0 0 16 16" aria-hidden="true">
    <path d="M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3" />
  </svg>
);

export function ItemTools({
  path,
  index,
  count,
  canAdd,
  label,
  onMove,
  onDuplicate,
  onRemove,
}: ItemChanges & { label: string }) {
  const tool = (id: string, sign: ReactNode, name: string, isOff: boolean, act: () => void) => (
    <ActButton
      label={sign}
      id={fieldId([...path, id])}
      aria-label={`${name} ${label}`}
      title={name}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && act()}
    />
  );
  return (
    <span className="tools" role="group" aria-label={`Change ${label}`}>
      {tool('#up', '↑', 'Move up', index === 0, () => onMove(index - 1))}
      {tool('#down', '↓', 'Move down', index === count - 1, () => onMove(index + 1))}
      {tool('#copy', copySign, 'Duplicate', !canAdd, onDuplicate)}
      {tool('#remove', '×', 'Remove', false, onRemove)}
    </span>
  );
}
