/** The name of the open page or entry, its save state, and the actions on it. */
import { ActButton } from './act-button.tsx';
import { base } from './api.ts';
import { inboxPath } from '../../../contract/endpoints.ts';
import { useEditing } from './editing.ts';
import { afterSave } from './use-file.ts';
import type { View } from './use-editor.ts';

const views: readonly [View, string][] = [
  ['list', 'Everything'],
  ['form', 'Edit'],
  ['page', 'Preview'],
];

export function TopBar() {
  const { file, state, isDirty, setDialog, view, setView, undo, redo, saveNow } = useEditing();
  const { past, future } = state.stack;
  const off = (can: boolean) => (can ? undefined : true);
  return (
    <header className="top">
      <h1 id="file-title" tabIndex={-1}>
        {file.label}
      </h1>
      <p role="status" data-dirty={isDirty || undefined}>
        {state.said}
      </p>
      {state.said === afterSave && <a href={`${inboxPath}/online`}>Put it online</a>}
      <div className="views" role="group" aria-label="View">
        {views.map(([name, label]) => (
          <ActButton label={label} key={name} aria-pressed={view === name} onClick={() => setView(name)} />
        ))}
      </div>
      <div className="actions">
        <ActButton label="Search" onClick={() => setDialog({ name: 'search' })} />
        <ActButton label="To do" onClick={() => setDialog({ name: 'open-points' })} />
        <a href={base}>Back to Site</a>
      </div>
      <div className="actions of-form">
        <a href={`${base}/versions?${new URLSearchParams({ file: file.file }).toString()}`}>Versions</a>
        {file.name && <ActButton label="Remove" onClick={() => setDialog({ name: 'remove' })} />}
        <ActButton label="Undo" aria-disabled={off(past.length > 0)} onClick={undo} />
        <ActButton label="Redo" aria-disabled={off(future.length > 0)} onClick={redo} />
        <ActButton label="Save" className="go" aria-disabled={off(isDirty)} onClick={saveNow} />
      </div>
    </header>
  );
}
