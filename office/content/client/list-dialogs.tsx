/** Dialogs with a list of results: earlier versions and the search. */
import { useState } from 'react';
import { formatDate } from '../../../contract/language.ts';
import type { EditableFile, SiteOverview } from '../site-overview.ts';
import { Dialog } from './dialog.tsx';
import { PlaceList, useAnswer, type Go, type Place } from './place-list.tsx';

interface Version {
  id: string;
  replacedAt: number;
}

export function HistoryDialog({
  file,
  onRestore,
  onClose,
}: {
  file: EditableFile;
  onRestore: (id: string) => void;
  onClose: () => void;
}) {
  const versions = useAnswer<Version[]>('history', { file: file.file });
  return (
    <Dialog title={`Earlier versions of “${file.label}”`} onClose={onClose}>
      {versions?.length === 0 && <p>There are none yet: each save keeps the previous text here.</p>}
      <ul className="places">
        {versions?.map(({ id, replacedAt }) => (
          <li key={id}>
            <button type="button" onClick={() => onRestore(id)}>
              <strong>
                Version until {formatDate(replacedAt, { dateStyle: 'medium', timeStyle: 'medium' })}
              </strong>{' '}
              <span>Bring it back</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

export function SearchDialog({ site, onGo, onClose }: { site: SiteOverview; onGo: Go; onClose: () => void }) {
  const [words, setWords] = useState('');
  const found = useAnswer<(Place & { text: string })[]>('search', { words });
  return (
    <Dialog title="Search all content" onClose={onClose}>
      <label className="search">
        Words
        <input type="search" value={words} onChange={({ target }) => setWords(target.value)} />
      </label>
      <p role="status" className="help">
        {words === '' ? '' : `${found?.length ?? 0} found`}
      </p>
      {found && (
        <PlaceList site={site} places={found.map((one) => ({ ...one, note: one.text }))} onGo={onGo} />
      )}
    </Dialog>
  );
}
