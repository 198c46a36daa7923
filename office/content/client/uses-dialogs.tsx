/** Dialogs that list where an entry is used and confirm its removal. */
import { useState } from 'react';
import type { EditableFile, SiteOverview } from '../site-overview.ts';
import { ActButton } from './act-button.tsx';
import { CallError, send } from './api.ts';
import { Dialog } from './dialog.tsx';
import { PlaceList, useAnswer, type Go, type Place } from './place-list.tsx';

type Use = Place & { by: 'named' | 'link' | 'list' };

export function UsesDialog({
  site,
  target,
  name,
  onGo,
  onClose,
}: {
  site: SiteOverview;
  target: string;
  name: string;
  onGo: Go;
  onClose: () => void;
}) {
  const uses = useAnswer<Use[]>('uses', { of: target });
  return (
    <Dialog title={`Where “${name}” is used`} onClose={onClose}>
      {uses?.length === 0 && <p>Nothing uses it.</p>}
      {uses && <PlaceList site={site} places={uses} onGo={onGo} />}
    </Dialog>
  );
}

interface RemoveProps {
  site: SiteOverview;
  file: EditableFile;
  version: string;
  onGo: Go;
  onRemoved: (before: string) => void;
  onClose: () => void;
}

export function RemoveDialog({ site, file, version, onGo, onRemoved, onClose }: RemoveProps) {
  const uses = useAnswer<Use[]>('uses', { of: file.file });
  const [fault, setFault] = useState('');
  // Another file is open before this dialog closes.
  const [label] = useState(file.label);
  const [isRemoving, setRemoving] = useState(false);
  const pick = (by: Use['by']) => uses?.filter((use) => use.by === by) ?? [];
  const [shown, links, lists] = [pick('named'), pick('link'), pick('list')];
  async function remove(): Promise<void> {
    setRemoving(true);
    try {
      onRemoved((await send<{ before: string }>('remove', { file: file.file, version })).before);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setFault(error.message);
      setRemoving(false);
    }
  }
  return (
    <Dialog title={`Remove “${label}”?`} onClose={onClose}>
      {!uses && <p role="status">Looking for links to it …</p>}
      {shown.length > 0 && (
        <>
          <p className="fault">These use it. Take it out there first: the site cannot be built without it.</p>
          <PlaceList site={site} places={shown} onGo={onGo} />
        </>
      )}
      {links.length > 0 && (
        <>
          <p className="fault">These link to it. Once it is gone, their links lead nowhere.</p>
          <PlaceList site={site} places={links} onGo={onGo} />
        </>
      )}
      {lists.length > 0 && (
        <>
          <p>These lists show it, and leave it out once it is gone.</p>
          <PlaceList site={site} places={lists} onGo={onGo} />
        </>
      )}
      {uses?.length === 0 && <p>Nothing uses it or links to it.</p>}
      <p className="fault" role="alert">
        {fault}
      </p>
      {uses && shown.length === 0 && (
        <ActButton
          label={isRemoving ? 'Removing …' : links.length > 0 ? 'Remove it anyway' : 'Remove it'}
          className="danger"
          disabled={isRemoving}
          onClick={() => void remove()}
        />
      )}
    </Dialog>
  );
}
