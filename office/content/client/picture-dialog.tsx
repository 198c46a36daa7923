/** Searches the pictures for one, or adds a new one. */
import { useState } from 'react';
import type { PictureEntry } from '../site-overview.ts';
import { Dialog } from './dialog.tsx';
import { UploadForm } from './upload-form.tsx';
import { base } from './api.ts';

interface Props {
  pictures: readonly PictureEntry[];
  /** If undefined, the dialog only adds pictures. */
  onChoose?: ((name: string) => void) | undefined;
  onAdded: (names: string[]) => void;
  onClose: () => void;
}

export function PictureDialog({ pictures, onChoose, onAdded, onClose }: Props) {
  const [words, setWords] = useState('');
  const wanted = words.toLowerCase().split(' ').filter(Boolean);
  // The newest pictures are the owner's.
  const fitting = pictures.toReversed().filter(({ title, alt, name }) => {
    const text = `${title} ${alt} ${name}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
  return (
    <Dialog title={onChoose ? 'Choose a picture' : 'Add pictures'} onClose={onClose}>
      <UploadForm onAdded={onAdded} isOpen={!onChoose} />
      {onChoose && (
        <>
          <label className="search">
            Search the pictures
            <input type="search" value={words} onChange={({ target }) => setWords(target.value)} />
          </label>
          <p role="status" className="help">
            {fitting.length} of {pictures.length} pictures
          </p>
          <ul className="pictures">
            {fitting.map(({ name, title, alt }) => (
              <li key={name}>
                <button type="button" onClick={() => onChoose(name)}>
                  <img src={`${base}/picture/${name}`} alt={alt} loading="lazy" />
                  {title}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}
