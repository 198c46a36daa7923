/** The context of every form field. */
import { createContext, useContext, type ReactNode } from 'react';
import type { TypedKind } from '../../../contract/typed-field.ts';
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
  typed?: TypedKind | undefined;
}

export interface Editing {
  site: SiteOverview;
  file: EditableFile;
  value: unknown;
  /** Path of a field → its error message. */
  faults: ReadonlyMap<string, string>;
  isOpen: (path: Path) => boolean;
  setOpen: (path: Path, isOpen: boolean) => void;
  /** `isTyping` merges the change into the current undo step. */
  change: (path: Path, next: unknown, isTyping?: boolean) => void;
  /** Shows a field's text on the page when the field takes focus. */
  enter: (path: Path) => void;
  /** Scrolls to the field and focuses it. */
  reveal: (path: Path) => void;
  choosePicture: (path: Path) => void;
  addSection: (path: Path) => void;
  addPicture: () => void;
  showUses: (target: string, name: string) => void;
  /** Lists and tables render their fields through these functions. A direct import would be circular. */
  renderField: (props: FieldProps) => ReactNode;
  renderFields: (node: GroupNode, path: Path) => ReactNode;
}

export const EditingContext = createContext<Editing | undefined>(undefined);

export function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error('A field is outside of a form.');
  return editing;
}

/** Id of the element that takes focus for a path. */
export const fieldId = (path: Path): string => `field-${path.join('.')}`;
