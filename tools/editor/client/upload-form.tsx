/** Adds a picture of the owner's own to the catalogue. */
import { useEffect, useState, type SyntheticEvent } from 'react';
import { isAccepted, makeJpeg } from '../../../site/src/lib/browser-jpeg.ts';
import { CallError, upload } from './api.ts';

type Faults = Record<string, string>;

/** More than any page shows; an upright picture is still wide enough. */
const longestSide = 6_000;

export function UploadForm({ onAdded, isOpen }: { onAdded: (name: string) => void; isOpen: boolean }) {
  const [file, setFile] = useState<File>();
  const [shown, setShown] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (!file) return undefined;
    const url = URL.createObjectURL(file);
    setShown(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);

  async function add(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    if (!file) return setFaults({ file: 'Choose a file, or drop one here.' });
    setBusy(true);
    try {
      const text = (name: string) => data.get(name) as string;
      const sent = (await isAccepted(file)) ? file : ((await makeJpeg(file, longestSide)) ?? file);
      const { name } = await upload<{ name: string }>({ title: text('title'), alt: text('alt') }, sent);
      onAdded(name);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const own = error.issues.map(({ path, message }) => [path.join('.'), message] as const);
      setFaults(own.length > 0 ? Object.fromEntries(own) : { file: error.message });
    } finally {
      setBusy(false);
    }
  }

  const drop = {
    onDragOver: (event: React.DragEvent) => event.preventDefault(),
    onDrop: (event: React.DragEvent) => {
      event.preventDefault();
      setFile(event.dataTransfer.files[0]);
      setFaults({});
    },
  };
  return (
    <details className="upload" open={isOpen} {...drop}>
      <summary>Add a picture of your own</summary>
      <form onSubmit={(event) => void add(event)} noValidate>
        <div className="drop">
          {file && shown && <img src={shown} alt="The picture that you chose" />}
          <label htmlFor="upload-file">Drop a photograph here, or choose a file</label>
          <input
            id="upload-file"
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif,image/heic"
            aria-describedby="upload-file-note"
            onChange={({ target }) => setFile(target.files?.[0])}
          />
          <p className="help" id="upload-file-note">
            At least 1440 px wide. It is turned upright and made smaller; where and with what it was taken is
            deleted.
          </p>
          <Fault id="file" faults={faults} />
        </div>
        <UploadText name="title" label="Title" faults={faults} />
        <UploadText name="alt" label="What the picture shows, for people who do not see it" faults={faults} />
        <button type="submit" className="go" disabled={isBusy}>
          {isBusy ? 'Adding …' : 'Add the picture'}
        </button>
      </form>
    </details>
  );
}

function UploadText({ name, label, faults }: { name: string; label: string; faults: Faults }) {
  const id = `upload-${name}`;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        aria-invalid={Boolean(faults[name]) || undefined}
        aria-describedby={`upload-${name}-fault`}
      />
      <Fault id={name} faults={faults} />
    </div>
  );
}

const Fault = ({ id, faults }: { id: string; faults: Faults }) => (
  <p className="fault" role="alert" id={`upload-${id}-fault`}>
    {faults[id]}
  </p>
);
