/** Dialogs with a list of results: earlier versions and the search. */
import { useState } from 'react';
import type { Difference, Versions } from '../../../contract/content-versions.ts';
import { formatDate } from '../../../contract/language.ts';
import { ActButton } from './act-button.tsx';
import { Dialog } from './dialog.tsx';
import { useEditing } from './editing.ts';
import { PlaceList, useAnswer, type Place } from './place-list.tsx';

const formatMoment = (ms: number) => formatDate(ms, { dateStyle: 'medium', timeStyle: 'short' });

/** "Nov 3, 2026, 9:10 AM, by Dana"; the end of a version that nobody saved in the office. */
function describeVersion({ author, savedAtMs, replacedAt }: Partial<Versions['earlier'][number]>): string {
  if (author !== undefined && savedAtMs !== undefined) return `Saved ${formatMoment(savedAtMs)} by ${author}`;
  return replacedAt === undefined ? 'Saved outside the office' : `Until ${formatMoment(replacedAt)}`;
}

export function HistoryDialog() {
  const { file, restore, redraw, setDialog } = useEditing();
  const versions = useAnswer<Versions>('history', { file: file.file });
  /** The ids of the compared versions. The present one is empty. */
  const [from, setFrom] = useState<string>();
  const [to, setTo] = useState('');
  const bringBack = (id: string) => {
    setDialog(undefined);
    void restore(id).then(redraw);
  };
  return (
    <Dialog title={`Versions of “${file.label}”`}>
      {versions && (
        <label className="search">
          Compare with
          <select value={to} onChange={({ target }) => setTo(target.value)}>
            <option value="">The present version. {describeVersion(versions.present)}</option>
            {versions.earlier.map((version) => (
              <option key={version.id} value={version.id}>
                {describeVersion(version)}
              </option>
            ))}
          </select>
        </label>
      )}
      {versions?.earlier.length === 0 && <p>There are none yet: each save keeps the previous text here.</p>}
      <ul className="places versions">
        {versions?.present.changed && (
          <li>
            <strong>The present version. {describeVersion(versions.present)}</strong>
            <p>{versions.present.changed}</p>
          </li>
        )}
        {versions?.earlier.map((version) => (
          <li key={version.id}>
            <strong>{describeVersion(version)}</strong>
            {version.changed && <p>{version.changed}</p>}
            <ActButton
              label="Compare"
              className="confirm"
              aria-expanded={from === version.id}
              onClick={() => setFrom(from === version.id ? undefined : version.id)}
            />
            <ActButton label="Bring it back" className="confirm" onClick={() => bringBack(version.id)} />
            {from === version.id && <Differences file={file.file} from={from} to={to} />}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function Differences(versions: { file: string; from: string; to: string }) {
  const differences = useAnswer<Difference[]>('compare', versions);
  if (!differences) return <p role="status">Comparing …</p>;
  if (differences.length === 0) return <p role="status">Both versions are the same.</p>;
  return (
    <dl>
      {differences.map(({ labels, before, after }) => (
        <div key={`${labels.join()} ${before}`}>
          <dt>{labels.join(' › ')}</dt>
          <dd>
            <del>{before || 'nothing'}</del> → <ins>{after || 'nothing'}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function SearchDialog() {
  const [words, setWords] = useState('');
  const found = useAnswer<(Place & { text: string })[]>('search', { words });
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
