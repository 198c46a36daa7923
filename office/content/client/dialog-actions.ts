/** The actions of the editor's dialogs. */
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

  /** Adds the other pictures to the same list, up to `most` items. Outside a list there is no `most`. */
  function setPictures(path: Path, names: readonly string[], most = 0): void {
    const [first = '', ...others] = names;
    const place = path.at(-1);
    const list = valueAt(value, path.slice(0, -1));
    if (typeof place !== 'number' || !Array.isArray(list)) return setPicture(path, first);
    const room = Math.max(0, most - list.length);
    const after = list.slice(place + 1) as unknown[];
    changeField(path.slice(0, -1), [
      ...(list.slice(0, place) as unknown[]),
      first,
      ...others.slice(0, room),
      ...after,
    ]);
    close();
    reveal(path);
  }

  return {
    onClose: close,
    onOpenPoints: () => setDialog({ name: 'open-points' }),
    onGo: (name, path) => void openFile(name, path),
    onPicture: setPicture,
    onPicturesAdded: (names, path, most) =>
      void refresh().then(async () => {
        if (path) return setPictures(path, names, most);
        close();
        await open(
          file.file,
          names.length === 1
            ? 'The picture is in the catalogue.'
            : `${names.length} pictures are in the catalogue.`,
        );
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
      // Open another file first: the form of a removed file is empty.
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
      void editor.restore(id).then(editor.redraw);
    },
  };
}
