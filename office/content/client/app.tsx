/** The editor: the file list, the form of the open file, and the page it makes. */
import type { SiteOverview } from '../site-overview.ts';
import { CodeDialog } from './code-dialog.tsx';
import { createDialogActions } from './dialog-actions.ts';
import { DialogBoundary } from './dialog.tsx';
import { EditingContext, type Editing } from './editing.ts';
import { EditorDialogs } from './editor-dialogs.tsx';
import { Field, Fields } from './field.tsx';
import { FileForm, pickAt } from './file-form.tsx';
import { FileMenu } from './file-menu.tsx';
import { PreviewFrame } from './preview-frame.tsx';
import { TopBar } from './top-bar.tsx';
import { useEditor } from './use-editor.ts';

export function App({ start, first }: { start: SiteOverview; first: string }) {
  const editor = useEditor(start, first);
  const { site, file, state, value, dialog, setDialog, openFile, reveal, handleKey } = editor;
  if (!file || !state) return <p role="status">Opening …</p>;

  const editing: Editing = {
    site,
    file,
    value,
    faults: state.faults,
    isOpen: editor.isOpen,
    setOpen: editor.setOpen,
    change: editor.changeField,
    enter: editor.enterField,
    reveal,
    choosePicture: (path) => setDialog({ name: 'pictures', path }),
    addSection: (path) => setDialog({ name: 'section', path }),
    addPicture: () => setDialog({ name: 'pictures' }),
    showUses: (of, name) => setDialog({ name: 'uses', target: of, title: name }),
    renderField: (props) => <Field {...props} />,
    renderFields: (node, path) => <Fields node={node} path={path} />,
  };

  return (
    <EditingContext value={editing}>
      <div className="editor" data-view={editor.view}>
        <TopBar
          file={file}
          said={state.said}
          isDirty={editor.isDirty}
          canUndo={state.stack.past.length > 0}
          canRedo={state.stack.future.length > 0}
          onUndo={editor.undo}
          onRedo={editor.redo}
          onSave={editor.saveNow}
          onDialog={setDialog}
          view={editor.view}
          onView={editor.setView}
        />
        <FileMenu
          site={site}
          current={file.file}
          onOpen={(name) => void openFile(name)}
          onNew={(folder) => setDialog({ name: 'new', folder })}
        />
        <FileForm
          isBehind={state.isBehind}
          isOpening={editor.isOpening}
          onTakeOver={() => void editor.takeOver()}
        />
        <PreviewFrame
          frame={editor.frame}
          address={editor.address}
          visit={editor.visit}
          drawnAt={editor.drawnAt}
          isBrowsing={editor.isBrowsing}
          onBrowsing={editor.setBrowsing}
          onField={(field) => void openFile(field.file, field.path)}
          onOtherText={(text) => void editor.openText(text)}
          onMoved={editor.follow}
          onKey={handleKey}
        />
      </div>
      <CodeDialog />
      {dialog && (
        <DialogBoundary key={dialog.name} onClose={() => setDialog(undefined)}>
          <EditorDialogs
            site={site}
            file={file}
            version={state.version}
            dialog={dialog}
            isDirty={editor.isDirty}
            nodeAt={(path) => pickAt(site, file, value, path)}
            {...createDialogActions(editor, file)}
          />
        </DialogBoundary>
      )}
    </EditingContext>
  );
}
