/** Renders the open dialog. */
import { NewEntryDialog } from './new-entry-dialog.tsx';
import { OpenPointsDialog } from './open-points-dialog.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { SearchDialog } from './search-dialog.tsx';
import { SectionDialog } from './section-dialog.tsx';
import type { OpenDialog } from './use-editor.ts';
import { RemovedDialog, RemoveDialog, UsesDialog } from './uses-dialogs.tsx';

export function EditorDialogs({ dialog }: { dialog: OpenDialog }) {
  switch (dialog.name) {
    case 'search':
      return <SearchDialog />;
    case 'open-points':
      return <OpenPointsDialog />;
    case 'remove':
      return <RemoveDialog />;
    case 'removed':
      return <RemovedDialog {...dialog} />;
    case 'new':
      return <NewEntryDialog {...dialog} />;
    case 'uses':
      return <UsesDialog {...dialog} />;
    case 'section':
      return <SectionDialog {...dialog} />;
    case 'pictures':
      return <PictureDialog {...dialog} />;
  }
}
