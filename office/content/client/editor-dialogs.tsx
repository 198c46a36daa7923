/** Renders the open dialog. */
import { fillKnown } from '../../../contract/fill-in.ts';
import type { Path } from '../../../contract/values.ts';
import type { FormNode } from '../form-node.ts';
import type { EditableFile, SiteOverview } from '../site-overview.ts';
import { ActButton } from './act-button.tsx';
import { Dialog } from './dialog.tsx';
import { HistoryDialog, SearchDialog } from './list-dialogs.tsx';
import { NewEntryDialog } from './new-entry-dialog.tsx';
import { OpenPointsDialog } from './open-points-dialog.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { SectionDialog } from './section-dialog.tsx';
import { RemoveDialog, UsesDialog } from './uses-dialogs.tsx';

export type OpenDialog =
  | { name: 'search' | 'history' | 'open-points' | 'remove' }
  | { name: 'new'; folder: string }
  | { name: 'section'; path: Path }
  | { name: 'pictures'; path?: Path }
  | { name: 'uses'; target: string; title: string }
  | { name: 'removed'; file: string; label: string; before: string };

export interface DialogActions {
  onClose: () => void;
  onOpenPoints: () => void;
  onGo: (file: string, path: Path) => void;
  onPicture: (path: Path, name: string) => void;
  onPicturesAdded: (names: string[], path: Path | undefined, most?: number) => void;
  onSection: (path: Path, kind: string) => void;
  onMade: (file: string) => void;
  onRemoved: (before: string) => void;
  onTakeBack: (file: string, id: string) => void;
  onRestore: (id: string) => void;
}

interface Props extends DialogActions {
  site: SiteOverview;
  file: EditableFile;
  version: string;
  dialog: OpenDialog;
  isDirty: boolean;
  nodeAt: (path: Path) => FormNode;
}

/** The maximum number of entries in the list of a picture. */
const findMost = (node: FormNode): number | undefined =>
  node.type === 'list' ? (node.max ?? Infinity) : undefined;

export function EditorDialogs(props: Props) {
  const { site, file, version, dialog, onClose, onGo } = props;
  const shared = { site, onClose, onGo };
  switch (dialog.name) {
    case 'search':
      return <SearchDialog {...shared} />;
    case 'history':
      return <HistoryDialog file={file} onRestore={props.onRestore} onClose={onClose} />;
    case 'open-points':
      return <OpenPointsDialog {...shared} />;
    case 'remove':
      return <RemoveDialog {...shared} file={file} version={version} onRemoved={props.onRemoved} />;
    case 'new':
      return <NewEntryDialog site={site} folder={dialog.folder} onMade={props.onMade} onClose={onClose} />;
    case 'uses':
      return <UsesDialog {...shared} target={dialog.target} name={dialog.title} />;
    case 'section': {
      const list = props.nodeAt(dialog.path);
      const item = list.type === 'list' ? list.item : list;
      if (item.type !== 'variants') return null;
      return (
        <SectionDialog
          node={item}
          starts={fillKnown(site.newSections, site.facts)}
          onChoose={(kind) => props.onSection(dialog.path, kind)}
          onClose={onClose}
        />
      );
    }
    case 'pictures': {
      const { path } = dialog;
      return (
        <PictureDialog
          pictures={site.pictures}
          onChoose={path && ((name) => props.onPicture(path, name))}
          onAdded={(names) =>
            props.onPicturesAdded(names, path, path && findMost(props.nodeAt(path.slice(0, -1))))
          }
          onClose={onClose}
        />
      );
    }
    case 'removed':
      return (
        <Dialog title={`“${dialog.label}” was removed`} onClose={onClose}>
          <ActButton
            label="Bring it back"
            className="go"
            onClick={() => props.onTakeBack(dialog.file, dialog.before)}
          />
        </Dialog>
      );
  }
}
