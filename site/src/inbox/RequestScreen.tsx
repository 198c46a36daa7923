/** A request: its sender and text, the ways to answer, its status and its timeline. */
import { request as words } from 'words:inbox';
import { requests } from 'words:forms';
import { fillIn } from '../../../contract/fill-in.ts';
import { inboxPath, type InboxRequest } from '../../../contract/inbox.ts';
import { formatAgo, formatTime } from '../../../contract/language.ts';
import { describeDue } from './describe-due.ts';
import { NoteForm } from './NoteForm.tsx';
import { PostForm } from './PostForm.tsx';
import { Problem } from './Problem.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import { StateForm } from './StateForm.tsx';
import { Timeline } from './Timeline.tsx';
import { WrittenParts } from './WrittenParts.tsx';
import styles from './RequestScreen.module.css';

export function RequestScreen(shown: InboxRequest) {
  const { reference, kind, name, receivedAtMs, nowMs, timeZone, readers, doubt, isSpam, canErase } = shown;
  const path = `${inboxPath}/requests/${reference}`;
  const time = formatTime(receivedAtMs, timeZone);
  return (
    <article className={styles.root} data-reference={reference}>
      <header className={styles.head}>
        <a className="tap" href={inboxPath}>
          {words.back}
        </a>
        <h1>{name}</h1>
        <p className="quiet">{fillIn(words.lead, { request: requests[kind].name, reference, time })}</p>
        {describeDue(shown).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <Problem name={shown.problem} />
        {readers.map((reader) => (
          <p key={reader.name} className="notice">
            {fillIn(words.reader, { name: reader.name, ago: formatAgo(reader.sinceMs, nowMs) })}
          </p>
        ))}
        {isSpam && (
          <PostForm className="notice" action={`${path}/not-spam`}>
            {doubt !== '' && <p>{fillIn(words.doubt, { judgement: doubt })}</p>}
            <button data-tone="outline">{words.notSpam}</button>
          </PostForm>
        )}
        <Contact {...shown} />
      </header>
      <WrittenParts {...shown} path={path} />
      <div className={styles.team}>
        <StateForm {...shown} path={path} />
        <NoteForm {...shown} path={path} />
      </div>
      <ReplyForm {...shown} path={path} />
      <div className={styles.end}>
        <Timeline {...shown} />
        {canErase && (
          <details className={styles.erase}>
            <summary className="tap">{words.erase}</summary>
            <PostForm className="fields" action={`${path}/erase`}>
              <p>{words.eraseText}</p>
              <button data-tone="outline">{words.eraseButton}</button>
            </PostForm>
          </details>
        )}
      </div>
    </article>
  );
}

function Contact({ callNumber, mapQuery }: InboxRequest) {
  return (
    <>
      <p className={styles.contact}>
        {callNumber !== '' && (
          <>
            <a data-tone="loud" href={`tel:${callNumber}`}>
              {words.call}
            </a>
            <a data-tone="outline" href={`sms:${callNumber}`}>
              {words.text}
            </a>
          </>
        )}
        <a data-tone="outline" href="#answer">
          {words.mail}
        </a>
      </p>
      {mapQuery !== '' && (
        <a
          className="tap"
          rel="noreferrer"
          href={`https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: mapQuery }).toString()}`}
        >
          {words.map}
        </a>
      )}
    </>
  );
}
