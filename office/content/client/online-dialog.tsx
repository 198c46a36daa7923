/**
 * The “Put online” dialog: lists saved changes that are not online yet, publishes, and rolls back. A run continues
 * after the dialog is closed.
 */
import { useCallback, useEffect, useState } from 'react';
import { describeOnlineSince } from '../describe-online-since.ts';
import type { Act, Online, Run } from '../publisher.ts';
import type { SiteOverview } from '../site-overview.ts';
import { ask, CallError, send } from './api.ts';
import { Dialog } from './dialog.tsx';
import { rethrow } from './place-list.tsx';

interface Props {
  site: SiteOverview;
  /** The open file has unsaved changes. */
  isDirty: boolean;
  onOpenPoints: () => void;
  onClose: () => void;
}

const askEveryMs = 1_000;

const waits: Record<Act, string> = {
  publish: 'The site is being put online. This takes about a minute, even if you close this window.',
  preview: 'The preview is being put online. This takes about a minute, even if you close this window.',
  back: 'Going back to the previous version …',
};

export function OnlineDialog({ site, isDirty, onOpenPoints, onClose }: Props) {
  const [online, setOnline] = useState<Online>();
  const [fault, setFault] = useState('');
  const look = useCallback(
    () => ask<Online>('online').then(setOnline, (error: unknown) => setOnline(rethrow(error))),
    [],
  );
  useEffect(() => void look(), [look]);

  const isRunning = online?.run?.isRunning === true;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => void look(), askEveryMs);
    return () => clearInterval(timer);
  }, [isRunning, look]);

  const start = (act: Act) =>
    void send<Run>('online', { act })
      .then(look)
      .catch((error: unknown) => {
        if (!(error instanceof CallError)) throw error;
        setFault(error.message);
      });

  return (
    <Dialog title="Put online" onClose={onClose}>
      {!online && <p role="status">Looking …</p>}
      {isDirty && <p className="notice">Save first: unsaved changes do not go online.</p>}
      {online && <Outcome online={online} onOpenPoints={onOpenPoints} onPreview={() => start('preview')} />}
      {online && !isRunning && <State site={site} online={online} />}
      <p className="fault" role="alert">
        {fault || online?.fault}
      </p>
      {online?.url && !isRunning && (
        <p className="acts">
          <button type="button" className="go" onClick={() => start('publish')}>
            Put it online
          </button>
          {online.canGoBack && (
            <button type="button" onClick={() => start('back')}>
              Go back to the previous version
            </button>
          )}
        </p>
      )}
    </Dialog>
  );
}

const ends: Record<Act, string> = {
  publish: 'The site is online.',
  preview: 'The preview is online. Visitors will take its samples for real.',
  back: 'The previous version is online again.',
};

interface OutcomeProps {
  online: Online;
  onOpenPoints: () => void;
  onPreview: () => void;
}

/** The progress or the result of the last run. */
function Outcome({ online: { run }, onOpenPoints, onPreview }: OutcomeProps) {
  if (!run) return null;
  const { act, isRunning, said, blocking, fault } = run;
  const isDone = !isRunning && blocking === undefined && fault === undefined;
  return (
    <section aria-label="The last run">
      <p role="status">
        <strong>{isRunning ? waits[act] : isDone ? ends[act] : 'Nothing was put online.'}</strong>
      </p>
      {isRunning && (
        <ul className="said">
          {said.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {fault && <pre className="fault">{fault}</pre>}
      {blocking !== undefined && (
        <>
          <p className="fault">
            {blocking === 1 ? 'One point blocks' : `${blocking} points block`} the launch.
          </p>
          <p className="acts">
            <button type="button" className="go" onClick={onOpenPoints}>
              See what is left to do
            </button>
            <button type="button" onClick={onPreview}>
              Put a preview online anyway
            </button>
          </p>
        </>
      )}
    </section>
  );
}

function State({ site, online: { url, release, changed } }: { site: SiteOverview; online: Online }) {
  if (!url) return null;
  if (!release) return <p>Nothing is online yet. The site will be at {url}.</p>;
  const labelOf = (file: string) =>
    site.files.find((one) => one.file === file)?.label ?? (file.startsWith('pictures/') ? 'Pictures' : file);
  const labels = [...new Set(changed?.map(labelOf))];
  return (
    <>
      <p>
        Online since {describeOnlineSince(release, site.timeZone)}:{' '}
        <a href={url} target="_blank" rel="noreferrer">
          {url}
        </a>
      </p>
      {!changed && <p>This version was put online from another computer.</p>}
      {changed?.length === 0 && <p>Everything that is saved is online.</p>}
      {labels.length > 0 && (
        <>
          <h3>Saved, but not online yet</h3>
          <ul>
            {labels.map((label) => (
              <li key={label}>{label}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
