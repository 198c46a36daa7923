/** The editor: the file list, the form of the open file, and the page it makes. */
import type { SiteOverview } from '../site-overview.ts';
import { CodeDialog } from './code-dialog.tsx';
import { DialogBoundary } from './dialog.tsx';
import { EditingContext } from './editing.ts';
import { EditorDialogs } from './editor-dialogs.tsx';
import { Field, Fields } from './field.tsx';
import { FileForm } from './file-form.tsx';
import { FileMenu } from './file-menu.tsx';
import { PreviewFrame } from './preview-frame.tsx';
import { TopBar } from './top-bar.tsx';
import { useEditor } from './use-editor.ts';

export function App({ start, first }: { start: SiteOverview; first: string }) {
  const editor = useEditor(start, first);
  const { file, state, view, dialog } = editor;
  if (!file || !state) return <p role="status">Opening …</p>;
  return (
    <EditingContext
      value={{
        ...editor,
        file,
        state,
        renderField: (props) => <Field {...props} />,
        renderFields: (node, path) => <Fields node={node} path={path} />,
      }}
    >
      <div className="editor" data-view={view}>
        <TopBar />
        <FileMenu />
        <FileForm />
        <PreviewFrame />
      </div>
      <CodeDialog />
      {dialog && (
        <DialogBoundary key={dialog.name}>
          <EditorDialogs dialog={dialog} />
        </DialogBoundary>
      )}
    </EditingContext>
  );
}
