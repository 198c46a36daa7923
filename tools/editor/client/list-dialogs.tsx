/** Lists that are looked up: where something is used, earlier versions, found words, what is still open. */
import { useEffect, useState } from 'react';
import type { Path } from '../check.ts';
import type { ContentFile, SiteOverview } from '../site-overview.ts';
import { ask, CallError, send } from './api.ts';
import { Dialog } from './dialog.tsx';
import { toLabel } from './labels.ts';

type Go = (file: string, path: Path) => void;

interface Place {
  file: string;
  path: Path;
}

/** `undefined` while it is on its way. */
function useAnswer<Answer>(name: string, query: Record<string, string>): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  const address = new URLSearchParams(query).toString();
  useEffect(() => {
    let isCurrent = true;
    void ask<Answer>(name, Object.fromEntries(new URLSearchParams(address))).then((got) => {
      if (isCurrent) setAnswer(got);
    });
    return () => {
      isCurrent = false;
    };
  }, [name, address]);
  return answer;
}

const labelOf = (site: SiteOverview, file: string) =>
  site.files.find((one) => one.file === file)?.label ?? file;

const sayPath = (path: Path) =>
  path.map((key) => (typeof key === 'number' ? String(key + 1) : toLabel(key))).join(' › ');

function PlaceList({
  site,
  places,
  onGo,
}: {
  site: SiteOverview;
  places: readonly (Place & { note?: string })[];
  onGo: Go;
}) {
  return (
    <ul className="places">
      {places.map(({ file, path, note }) => (
        <li key={`${file} ${path.join('.')}`}>
          <button type="button" onClick={() => onGo(file, path)}>
            <strong>{labelOf(site, file)}</strong> <span>{sayPath(path)}</span>
            {note && <q>{note}</q>}
          </button>
        </li>
      ))}
    </ul>
  );
}

type Use = Place & { isLink: boolean };

export function UsesDialog({
  site,
  target,
  name,
  onGo,
  onClose,
}: {
  site: SiteOverview;
  target: string;
  name: string;
  onGo: Go;
  onClose: () => void;
}) {
  const uses = useAnswer<Use[]>('uses', { of: target });
  return (
    <Dialog title={`Where “${name}” is used`} onClose={onClose}>
      {uses?.length === 0 && <p>Nothing names it.</p>}
      {uses && <PlaceList site={site} places={uses} onGo={onGo} />}
    </Dialog>
  );
}

interface RemoveProps {
  site: SiteOverview;
  file: ContentFile;
  version: string;
  onGo: Go;
  onRemoved: (before: string) => void;
  onClose: () => void;
}

export function RemoveDialog({ site, file, version, onGo, onRemoved, onClose }: RemoveProps) {
  const uses = useAnswer<Use[]>('uses', { of: file.file });
  const [fault, setFault] = useState('');
  const shown = uses?.filter(({ isLink }) => !isLink) ?? [];
  const links = uses?.filter(({ isLink }) => isLink) ?? [];
  async function remove(): Promise<void> {
    try {
      onRemoved((await send<{ before: string }>('remove', { file: file.file, version })).before);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setFault(error.message);
    }
  }
  return (
    <Dialog title={`Remove “${file.label}”?`} onClose={onClose}>
      {!uses && <p role="status">Looking for what leads to it …</p>}
      {shown.length > 0 && (
        <>
          <p className="fault">
            These show it. Take it out there first; without it, the site cannot be built.
          </p>
          <PlaceList site={site} places={shown} onGo={onGo} />
        </>
      )}
      {links.length > 0 && (
        <>
          <p className="fault">These lead to it. When it is gone, their links lead nowhere.</p>
          <PlaceList site={site} places={links} onGo={onGo} />
        </>
      )}
      {uses?.length === 0 && <p>Nothing names it or leads to it.</p>}
      <p className="fault" role="alert">
        {fault}
      </p>
      {uses && shown.length === 0 && (
        <button type="button" className="danger" onClick={() => void remove()}>
          {links.length > 0 ? 'Remove it all the same' : 'Remove it'}
        </button>
      )}
    </Dialog>
  );
}

interface Version {
  id: string;
  replacedAt: number;
}

const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' });

export function HistoryDialog({
  file,
  onRestore,
  onClose,
}: {
  file: ContentFile;
  onRestore: (id: string) => void;
  onClose: () => void;
}) {
  const versions = useAnswer<Version[]>('history', { file: file.file });
  return (
    <Dialog title={`Earlier versions of “${file.label}”`} onClose={onClose}>
      {versions?.length === 0 && <p>There are none yet: each save keeps the text before it here.</p>}
      <ul className="places">
        {versions?.map(({ id, replacedAt }) => (
          <li key={id}>
            <button type="button" onClick={() => onRestore(id)}>
              <strong>As it was until {when.format(replacedAt)}</strong> <span>Bring it back</span>
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

interface OpenGroup {
  heading: string;
  points: { what: string; where: string; write: string }[];
}

export function OpenPointsDialog({
  site,
  onGo,
  onClose,
}: {
  site: SiteOverview;
  onGo: Go;
  onClose: () => void;
}) {
  const groups = useAnswer<OpenGroup[]>('open-points', {});
  return (
    <Dialog title="Before the site is opened" onClose={onClose}>
      {!groups && <p role="status">Looking …</p>}
      {groups?.length === 0 && <p>Nothing is open: the site is ready.</p>}
      {groups?.map(({ heading, points }) => (
        <section key={heading}>
          <h3>{heading}</h3>
          <ul className="places">
            {points.map(({ what, where, write }, index) => {
              const file = site.files.find((one) => where.includes(one.file));
              const text = (
                <>
                  <strong>{what}</strong> <span>{write}</span> <code>{where}</code>
                </>
              );
              return (
                <li key={index}>
                  {file ? (
                    <button type="button" onClick={() => onGo(file.file, [])}>
                      {text}
                    </button>
                  ) : (
                    <p>{text}</p>
                  )}
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}
