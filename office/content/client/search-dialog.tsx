import { useState } from 'react';
import { Dialog } from './dialog.tsx';
import type { Found } from '../uses.ts';
import { PlaceList, useAnswer } from './place-list.tsx';

export function SearchDialog() {
  const [words, setWords] = useState('');
  const found = useAnswer<Found[]>('search', { words });
  return (
    <Dialog title="Search everything">
      <label className="search">
        Words
        <input type="search" value={words} onChange={({ target }) => setWords(target.value)} />
      </label>
      <p role="status" className="help">
        {words === '' ? '' : `${found?.length ?? 0} found`}
      </p>
      {found && <PlaceList places={found.map((one) => ({ ...one, note: one.text }))} />}
    </Dialog>
  );
}
