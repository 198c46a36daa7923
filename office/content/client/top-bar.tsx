/** The name of the open page or entry, its save state, and the actions on it. */
import type { EditableFile } from '../site-overview.ts';
import { ActButton } from './act-button.tsx';
import { base } from './api.ts';
import type { OpenDialog } from './editor-dialogs.tsx';

/** The part of the editor that a narrow screen shows. */
export type View = 'list' | 'form' | 'page';

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
  ['list', 'Everything'],
  ['form', 'Edit'],
  ['page', 'Preview'],
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
          <ActButton label={label} key={name} aria-pressed={view === name} onClick={() => onView(name)} />
        ))}
      </div>
      <div className="actions">
        <ActButton label="Search" onClick={() => onDialog({ name: 'search' })} />
        <ActButton label="To do" onClick={() => onDialog({ name: 'open-points' })} />
        <a href={base}>Back to Site</a>
      </div>
      <div className="actions of-form">
        <ActButton label="Versions" onClick={() => onDialog({ name: 'history' })} />
        {file.name && <ActButton label="Remove" onClick={() => onDialog({ name: 'remove' })} />}
        <ActButton label="Undo" aria-disabled={off(steps.canUndo)} onClick={steps.onUndo} />
        <ActButton label="Redo" aria-disabled={off(steps.canRedo)} onClick={steps.onRedo} />
        <ActButton label="Save" className="go" aria-disabled={off(isDirty)} onClick={steps.onSave} />
      </div>
    </header>
  );
}
