/** What happens when something is chosen in a window of the editor. */
import { isFields, type Path } from '../../../contract/values.ts';
import type { EditableFile } from '../site-overview.ts';
import { send } from './api.ts';
import { valueAt } from './edit-value.ts';
import type { DialogActions } from './editor-dialogs.tsx';
import type { Editor } from './use-editor.ts';

/** Every site has this file. */
const company = 'company.yaml';

export function createDialogActions(editor: Editor, file: EditableFile): DialogActions {
  const { site, value, refresh, setDialog, open, openFile, reveal, changeField } = editor;
  const close = () => setDialog(undefined);

  function setPicture(path: Path, name: string): void {
    changeField(path, name);
    close();
    reveal(path);
  }

  return {
    onClose: close,
    onOpenPoints: () => setDialog({ name: 'open-points' }),
    onGo: (name, path) => void openFile(name, path),
    onPicture: setPicture,
    onPictureAdded: (name, path) =>
      void refresh().then(async () => {
        if (path) return setPicture(path, name);
        close();
        await open(file.file, 'The picture is in the catalogue.');
      }),
    onSection(path, kind) {
      const start = site.newSections[kind];
      const list = valueAt(value, path);
      const items = Array.isArray(list) ? (list as unknown[]) : [];
      changeField(path, [...items, { ...(isFields(start) ? start : {}), kind }]);
      close();
      reveal([...path, items.length]);
    },
    onMade: (name) => void refresh().then(() => openFile(name)),
    onRemoved(before) {
      const { file: removed, label } = file;
      // Another file first: the form of a file that is gone has nothing to show.
      void open(company)
        .then(refresh)
        .then(() => setDialog({ name: 'removed', file: removed, label, before }));
    },
    onTakeBack: (name, id) =>
      void send('restore', { file: name, id })
        .then(refresh)
        .then(() => openFile(name)),
    onRestore(id) {
      close();
      void editor.restore(id).then(editor.followSave);
    },
  };
}
