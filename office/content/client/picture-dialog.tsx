/** Searches the pictures for one, or adds a new one. */
import { useState } from 'react';
import { valueAt, type Path } from '../../../contract/values.ts';
import { findNode } from '../form-node.ts';
import { base } from './api.ts';
import { Dialog } from './dialog.tsx';
import { useEditing } from './editing.ts';
import { UploadForm } from './upload-form.tsx';

/** Without a path, the dialog only adds pictures. */
export function PictureDialog({ path }: { path?: Path }) {
  const { site, file, value, change, reveal, refresh, open, setDialog } = useEditing();
  const { pictures } = site;
  const [words, setWords] = useState('');
  const wanted = words.toLowerCase().split(' ').filter(Boolean);
  // The newest pictures are the owner's.
  const fitting = pictures.toReversed().filter(({ title, alt, name }) => {
    const text = `${title} ${alt} ${name}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });

  /** Adds the other pictures to the list of the first one, if there is a list, up to its maximum. */
  function choose(to: Path, [first = '', ...others]: readonly string[]): void {
    const [place, owner] = [to.at(-1), to.slice(0, -1)];
    const [list, holder] = [valueAt(value, owner), findNode(site.forms[file.type], value, owner)];
    if (typeof place === 'number' && Array.isArray(list) && holder?.node.type === 'list') {
      const room = Math.max(0, (holder.node.max ?? Infinity) - list.length);
      change(owner, list.toSpliced(place, 1, first, ...others.slice(0, room)));
    } else change(to, first);
    setDialog(undefined);
    reveal(to);
  }

  async function takeAdded(names: string[]): Promise<void> {
    await refresh();
    if (path) return choose(path, names);
    setDialog(undefined);
    const amount = names.length === 1 ? 'The picture is' : `${names.length} pictures are`;
    await open(file.file, `${amount} in the catalogue.`);
  }

  return (
    <Dialog title={path ? 'Choose a picture' : 'Add pictures'}>
      <UploadForm onAdded={(names) => void takeAdded(names)} isOpen={!path} />
      {path && (
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
                <button type="button" onClick={() => choose(path, [name])}>
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
