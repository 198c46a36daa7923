/** Places in the content. Each is a button that opens its field. */
import { useEffect, useState } from 'react';
import type { Path } from '../../../contract/values.ts';
import { ask } from './api.ts';
import { useEditing } from './editing.ts';

export interface Place {
  file: string;
  path: Path;
}

/** Rethrows an error during the next render, where DialogBoundary catches it. */
const rethrow = (error: unknown) => (): never => {
  throw error;
};

/** `undefined` while loading. */
export function useAnswer<Answer>(name: string, query: Record<string, string>): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  const address = new URLSearchParams(query).toString();
  useEffect(() => {
    let isCurrent = true;
    void ask<Answer>(name, Object.fromEntries(new URLSearchParams(address))).then(
      (got) => {
        if (isCurrent) setAnswer(got);
      },
      (error: unknown) => setAnswer(rethrow(error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [name, address]);
  return answer;
}

/** The number of the section, counted from the top. The quoted words identify the field. */
const sayPath = ([first, index]: Path) =>
  first === 'sections' && typeof index === 'number' ? `Section ${index + 1}` : '';

interface Shown extends Place {
  /** Of the field. */
  label?: string;
  note?: string;
}

export function PlaceList({ places }: { places: readonly Shown[] }) {
  const { site, openFile } = useEditing();
  const labelOf = (file: string) => site.files.find((one) => one.file === file)?.label ?? file;
  return (
    <ul className="places">
      {places.map(({ file, path, label = sayPath(path), note }) => (
        <li key={`${file} ${path.join('.')} ${label}`}>
          <button type="button" onClick={() => void openFile(file, path)}>
            <strong>{labelOf(file)}</strong> <span>{label}</span>
            {note && <q>{note}</q>}
          </button>
        </li>
      ))}
    </ul>
  );
}
