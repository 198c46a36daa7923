/** One chosen picture with its title and description, before the upload. */
import { useEffect, useState } from 'react';

export interface Chosen {
  id: number;
  file: File;
  title: string;
  alt: string;
  /** `file`, `title` or `alt` → its error message. */
  faults: Readonly<Record<string, string>>;
}

/** A narrower picture is stretched on a large screen. */
const sharpWidth = 1_440;

interface Props {
  row: Chosen;
  onChange: (next: Chosen) => void;
  onRemove: () => void;
}

export function UploadRow({ row, onChange, onRemove }: Props) {
  const { id, file, faults } = row;
  const [shown, setShown] = useState('');
  const [width, setWidth] = useState<number>();
  useEffect(() => {
    const url = URL.createObjectURL(file);
    setShown(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);

  const ask = (name: 'title' | 'alt', label: string) => (
    <div className="field">
      <label htmlFor={`upload-${id}-${name}`}>{label}</label>
      <input
        id={`upload-${id}-${name}`}
        value={row[name]}
        aria-invalid={faults[name] !== undefined || undefined}
        aria-describedby={`upload-${id}-${name}-fault`}
        onChange={({ target }) => onChange({ ...row, [name]: target.value })}
      />
      <p className="fault" role="alert" id={`upload-${id}-${name}-fault`}>
        {faults[name]}
      </p>
    </div>
  );
  return (
    <li className="upload-row">
      {shown && (
        <img
          src={shown}
          alt={`The picture ${file.name}`}
          onError={() => setShown('')}
          onLoad={({ currentTarget }) => setWidth(currentTarget.naturalWidth)}
        />
      )}
      <div>
        {ask('title', 'Title')}
        {ask('alt', 'What the picture shows, for people who cannot see it')}
        {width !== undefined && width < sharpWidth && (
          <p className="help">It is {width} px wide and will look soft on large screens.</p>
        )}
        <p className="fault" role="alert">
          {faults['file']}
        </p>
        <button type="button" className="quiet" onClick={onRemove}>
          Leave it out<span className="unseen"> {file.name}</span>
        </button>
      </div>
    </li>
  );
}
