/** What every field of the form may know and do. */
import { createContext, useContext, type ReactNode } from 'react';
import type { Path } from '../../../contract/values.ts';
import type { FormNode, GroupNode } from '../form-node.ts';
import type { EditableFile, SiteOverview } from '../site-overview.ts';

export interface FieldProps {
  name: string;
  label: string;
  node: FormNode;
  path: Path;
  isOptional?: boolean;
  fallback?: unknown;
  help?: string | undefined;
}

export interface Editing {
  site: SiteOverview;
  file: EditableFile;
  value: unknown;
  /** Path of a field → what is wrong with it. */
  faults: ReadonlyMap<string, string>;
  isOpen: (path: Path) => boolean;
  setOpen: (path: Path, isOpen: boolean) => void;
  /** `isTyping`: one more letter of the same step. */
  change: (path: Path, next: unknown, isTyping?: boolean) => void;
  /** A field was entered: the page shows its place. */
  enter: (path: Path) => void;
  /** Brings the field into view and the focus into it. */
  reveal: (path: Path) => void;
  choosePicture: (path: Path) => void;
  addSection: (path: Path) => void;
  addPicture: () => void;
  showUses: (target: string, name: string) => void;
  /** Lists and tables hold fields, and fields hold lists: what is inside comes from here. */
  renderField: (props: FieldProps) => ReactNode;
  renderFields: (node: GroupNode, path: Path) => ReactNode;
}

export const EditingContext = createContext<Editing | undefined>(undefined);

export function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error('A field is shown outside a form.');
  return editing;
}

/** Id of the element that takes the focus for a path. */
export const fieldId = (path: Path): string => `field-${path.join('.')}`;
