/** Dialogs that list where an entry is used and confirm its removal. */
import { useState } from 'react';
import { ActButton } from './act-button.tsx';
import { CallError, send } from './api.ts';
import { Dialog } from './dialog.tsx';
import { useEditing } from './editing.ts';
import { PlaceList, useAnswer, type Place } from './place-list.tsx';

type Use = Place & { by: 'named' | 'link' | 'list' };

/** Every site has this file. */
const company = 'company.yaml';

export function UsesDialog({ target, title }: { target: string; title: string }) {
  const uses = useAnswer<Use[]>('uses', { of: target });
  return (
    <Dialog title={`Where “${title}” is used`}>
      {uses?.length === 0 && <p>Nothing uses it.</p>}
      {uses && <PlaceList places={uses} />}
    </Dialog>
  );
}

export function RemoveDialog() {
  const { file, state, open, refresh, setDialog } = useEditing();
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
      const removed = { file: file.file, version: state.version };
      const { before } = await send<{ before: string }>('remove', removed);
      // Open another file first: the form of a removed file is empty.
      await open(company);
      await refresh();
      setDialog({ name: 'removed', file: removed.file, label, before });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setFault(error.message);
      setRemoving(false);
    }
  }
  return (
    <Dialog title={`Remove “${label}”?`}>
      {!uses && <p role="status">Looking for links to it …</p>}
      {shown.length > 0 && (
        <>
          <p className="fault">These use it. Take it out there first: the site cannot be built without it.</p>
          <PlaceList places={shown} />
        </>
      )}
      {links.length > 0 && (
        <>
          <p className="fault">These link to it. Once it is gone, their links lead nowhere.</p>
          <PlaceList places={links} />
        </>
      )}
      {lists.length > 0 && (
        <>
          <p>These lists show it, and leave it out once it is gone.</p>
          <PlaceList places={lists} />
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

export function RemovedDialog({ file, label, before }: { file: string; label: string; before: string }) {
  const { refresh, openFile } = useEditing();
  async function takeBack(): Promise<void> {
    await send('restore', { file, id: before });
    await refresh();
    await openFile(file);
  }
  return (
    <Dialog title={`“${label}” was removed`}>
      <ActButton label="Bring it back" className="go" onClick={() => void takeBack()} />
    </Dialog>
  );
}
