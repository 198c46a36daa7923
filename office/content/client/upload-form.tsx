/** Adds the owner's pictures to the catalogue. Several can be dropped at once, each with its own words. */
import { useState, type SyntheticEvent } from 'react';
import { isAccepted, makeJpeg } from '../../../contract/pictures/browser-jpeg.ts';
import { CallError, upload } from './api.ts';
import { toTitle } from './to-address.ts';
import { UploadRow, type Chosen } from './upload-row.tsx';

/** Large enough that even a portrait photo is wider than any page shows. */
const longestSide = 6_000;

const unread =
  'This browser cannot read this picture. If it comes from an iPhone (HEIC), open the editor in Safari, or save the photo as a JPEG.';

let count = 0;
const choose = (file: File): Chosen => ({
  id: (count += 1),
  file,
  title: toTitle(file.name),
  alt: '',
  faults: {},
});

/** Returns the name of the picture, or the faults. */
async function sendOne({ file, title, alt }: Chosen): Promise<string | Chosen['faults']> {
  const sent = (await isAccepted(file)) ? file : await makeJpeg(file, longestSide);
  if (!sent) return { file: unread };
  try {
    return (await upload<{ name: string }>({ title, alt }, sent)).name;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const own = error.issues.map(({ path, message }) => [path.join('.'), message] as const);
    return own.length > 0 ? Object.fromEntries(own) : { file: error.message };
  }
}

interface Props {
  /** Called with all names after the last picture was added or left out. */
  onAdded: (names: string[]) => void;
  isOpen: boolean;
}

export function UploadForm({ onAdded, isOpen }: Props) {
  const [rows, setRows] = useState<Chosen[]>([]);
  const [added, setAdded] = useState<string[]>([]);
  const [said, say] = useState('');
  const [isBusy, setBusy] = useState(false);
  const take = (files: FileList | null) => {
    setRows((old) => [...old, ...[...(files ?? [])].map(choose)]);
    say('');
  };

  function leaveOut(id: number): void {
    const left = rows.filter((one) => one.id !== id);
    setRows(left);
    if (left.length === 0 && added.length > 0) onAdded(added);
  }

  async function addAll(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (rows.length === 0) return say('Choose files, or drop some here.');
    setBusy(true);
    const names = [...added];
    const left: Chosen[] = [];
    for (const [index, row] of rows.entries()) {
      say(`Adding ${index + 1} of ${rows.length} …`);
      const outcome = await sendOne(row);
      if (typeof outcome === 'string') names.push(outcome);
      else left.push({ ...row, faults: outcome });
    }
    setBusy(false);
    if (left.length === 0) return onAdded(names);
    setAdded(names);
    setRows(left);
    say(left.length === 1 ? 'One picture needs another look.' : `${left.length} pictures need another look.`);
  }

  const drop = {
    onDragOver: (event: React.DragEvent) => event.preventDefault(),
    onDrop: (event: React.DragEvent) => {
      event.preventDefault();
      take(event.dataTransfer.files);
    },
  };
  return (
    <details className="upload" open={isOpen} {...drop}>
      <summary>Add pictures of your own</summary>
      <form onSubmit={(event) => void addAll(event)} noValidate>
        <div className="drop">
          <label htmlFor="upload-files">Drop photos here, or choose files</label>
          <input
            id="upload-files"
            type="file"
            multiple
            accept="image/*"
            aria-describedby="upload-note"
            onChange={({ target }) => {
              take(target.files);
              target.value = '';
            }}
          />
          <p className="help" id="upload-note">
            Photos from a phone are fine. Each is turned upright and made smaller. Its location and camera
            data are deleted.
          </p>
        </div>
        <ul>
          {rows.map((row) => (
            <UploadRow
              key={row.id}
              row={row}
              onChange={(next) => setRows((old) => old.map((one) => (one.id === row.id ? next : one)))}
              onRemove={() => leaveOut(row.id)}
            />
          ))}
        </ul>
        <p role="status">{said}</p>
        <button type="submit" className="go" disabled={isBusy}>
          {rows.length > 1 ? `Add ${rows.length} pictures` : 'Add the picture'}
        </button>
      </form>
    </details>
  );
}
