/** The name of the file, its save state, and the actions on the whole file. */
import type { EditableFile } from '../site-overview.ts';
import { base } from './api.ts';
import type { OpenDialog } from './editor-dialogs.tsx';

/** The part of the editor that a narrow screen shows. */
export type View = 'files' | 'form' | 'page';

interface Props {
  file: EditableFile;
  said: string;
  isDirty: boolean;
  canUndo: boolean;
  canRedo: boolean;
  onUndo: () => void;
  onRedo: () => void;
  onSave: () => void;
  onDialog: (dialog: OpenDialog) => void;
  view: View;
  onView: (view: View) => void;
}

const views: readonly [View, string][] = [
  ['files', 'Files'],
  ['form', 'Form'],
  ['page', 'Page'],
];

export function TopBar({ file, said, isDirty, onDialog, view, onView, ...steps }: Props) {
  const off = (can: boolean) => (can ? undefined : true);
  return (
    <header className="top">
      <h1 id="file-title" tabIndex={-1}>
        {file.label}
      </h1>
      <p role="status" data-dirty={isDirty || undefined}>
        {said}
      </p>
      <div className="views" role="group" aria-label="View">
        {views.map(([name, label]) => (
          <button key={name} type="button" aria-pressed={view === name} onClick={() => onView(name)}>
            {label}
          </button>
        ))}
      </div>
      <div className="actions">
        <button type="button" onClick={() => onDialog({ name: 'search' })}>
          Search
        </button>
        <button type="button" onClick={() => onDialog({ name: 'open-points' })}>
          To do
        </button>
        <button type="button" onClick={() => onDialog({ name: 'history' })}>
          Versions
        </button>
        {file.name && (
          <button type="button" onClick={() => onDialog({ name: 'remove' })}>
            Remove
          </button>
        )}
        <button type="button" aria-disabled={off(steps.canUndo)} onClick={steps.onUndo}>
          Undo
        </button>
        <button type="button" aria-disabled={off(steps.canRedo)} onClick={steps.onRedo}>
          Redo
        </button>
        <button type="button" className="go" aria-disabled={off(isDirty)} onClick={steps.onSave}>
          Save
        </button>
        <a href={base}>Back to Site</a>
      </div>
    </header>
  );
}
