import { online as words, versions } from 'words:inbox';
import { fillIn, fillInCount, type CountedText } from '../../contract/fill-in.ts';
import { inboxPath } from '../../contract/endpoints.ts';
import { formatNear } from '../../contract/language.ts';
import { Alert, Press, Status, TapLink } from '../frame/Controls.tsx';
import { PostForm } from '../frame/PostForm.tsx';
import type { Screens } from '../frame/screens.ts';
import { linkVersions } from '../frame/site-links.ts';

type Props = Screens['online'];

const path = `${inboxPath}/online`;
/** Seconds until the page checks a run again. */
const lookAgainAfter = 2;
/** More would hide the buttons. */
const mostPoints = 5;

export function Online(props: Props) {
  const { run, isRunning, changed, mayPublish } = props;
  const isRendering = run !== undefined && run.endedAtMs === undefined;
  return (
    <>
      {isRunning && (
        <noscript>
          <meta httpEquiv="refresh" content={String(lookAgainAfter)} />
        </noscript>
      )}
      <section className="narrow" data-refresh={isRunning ? lookAgainAfter : undefined}>
        <h1>{words.title}</h1>
        <LastRun {...props} />
        <Release {...props} />
        <Points {...props} />
        {mayPublish && !isRendering && <Presses {...props} />}
        {changed.length === 0 ? (
          <p>{words.nothing}</p>
        ) : (
          <>
            <h2>{words.changed}</h2>
            <ul role="list" className="rows">
              {changed.map(({ file, label, address, people }) => (
                <li key={file}>
                  {address ? <a href={`${inboxPath}/site/preview${address}`}>{label}</a> : label}
                  <div className="bar">
                    <span className="quiet">{people.length > 0 ? people.join(', ') : words.outside}</span>
                    {file.endsWith('.yaml') && (
                      <a className="tap" href={linkVersions(file)}>
                        {versions.link}
                      </a>
                    )}
                  </div>
                </li>
              ))}
            </ul>
          </>
        )}
        {!mayPublish && changed.length > 0 && <p>{words.ask}</p>}
      </section>
    </>
  );
}

function LastRun({ run, changed }: Props) {
  if (!run) return null;
  const { act, author, startedAtMs, endedAtMs, fault, commitFault } = run;
  if (endedAtMs === undefined)
    return <Status>{fillIn(act === 'back' ? words.runningBack : words.running, { author })}</Status>;
  if (fault !== undefined)
    return (
      <div className="problem" role="alert">
        <p>{words.failed}</p>
        {fault.split('\n').map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    );
  // What was saved after it is not online.
  if (act !== 'back' && changed.length > 0) return null;
  const seconds = Math.max(1, Math.round((endedAtMs - startedAtMs) / 1_000));
  return (
    <>
      <Status>{act === 'back' ? words.wentBack : fillInCount(words.done, seconds)}</Status>
      {commitFault !== undefined && <Alert>{fillIn(words.noCommit, { fault: commitFault })}</Alert>}
    </>
  );
}

function Release({ release, url, address, nowMs, timeZone }: Props) {
  return (
    <p>
      <a href={address}>{url.replace(/^https?:\/\//, '')}</a>
      {release && (
        <>
          {' · '}
          {fillIn(release.author ? words.sinceBy : words.since, {
            time: formatNear(release.atMs, nowMs, timeZone),
            author: release.author ?? '',
          })}
        </>
      )}
    </p>
  );
}

/** Those that nobody has read yet come first. */
function Points({ fresh, known }: Props) {
  const first = fresh.slice(0, mostPoints);
  const others = fresh.slice(mostPoints);
  if (fresh.length + known.length === 0) return null;
  return (
    <div className="notice" role={fresh.length > 0 ? 'alert' : undefined}>
      {fresh.length > 0 && (
        <>
          <p>
            <strong>{fillInCount(words.blocked, fresh.length)}</strong>
          </p>
          <ul role="list">{first.map(toItem)}</ul>
        </>
      )}
      <Fold label={words.others} points={others} />
      <Fold label={words.known} points={known} />
      <p>
        <TapLink to={`${inboxPath}/site/all#to-do`}>{words.toDo}</TapLink>
      </p>
    </div>
  );
}

function Fold({ label, points }: { label: CountedText; points: Props['known'] }) {
  if (points.length === 0) return null;
  return (
    <details>
      <summary className="tap">{fillInCount(label, points.length)}</summary>
      <ul role="list">{points.map(toItem)}</ul>
    </details>
  );
}

const toItem = ({ what, shown, where, isClaim }: Props['known'][number]) => (
  <li key={what + where}>{isClaim ? fillIn(words.confirm, { claim: shown }) : shown}</li>
);

function Presses({ changed, canGoBack, fresh, seen }: Props) {
  const isBlocked = fresh.length > 0;
  return (
    <>
      {changed.length > 0 && (
        <PostForm action={path} values={{ seen }}>
          <button data-tone={isBlocked ? 'outline' : 'loud'}>
            {isBlocked ? words.anyway : words.publish}
          </button>
        </PostForm>
      )}
      {canGoBack && (
        <PostForm action={path}>
          <Press label={words.back} name="act" value="back" />
        </PostForm>
      )}
    </>
  );
}
