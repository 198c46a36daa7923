/** The context of every part of the editor. */
import { createContext, useContext, type ReactNode } from 'react';
import type { TypedKind } from '../../../contract/typed-field.ts';
import type { Path } from '../../../contract/values.ts';
import type { FormNode, GroupNode } from '../form-node.ts';
import type { EditableFile } from '../site-overview.ts';
import type { Editor } from './use-editor.ts';
import type { FileState } from './use-file.ts';

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

export interface Editing extends Editor {
  file: EditableFile;
  state: FileState;
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
