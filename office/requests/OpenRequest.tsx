/** A request: its sender and text, the ways to answer, its status and its timeline. */
import { Fragment } from 'react';
import { contact as contactWords, request as words, statuses, teamPhotos } from 'words:inbox';
import { requests } from 'words:forms';
import { fillIn, fillInCount } from '../../contract/fill-in.ts';
import { inboxPath, toInboxPath } from '../../contract/endpoints.ts';
import { formatAgo, formatNear, formatTime } from '../../contract/language.ts';
import { getCallAddress, getTextAddress } from '../../domain/typed/phone.ts';
import { ContactForm } from './ContactForm.tsx';
import { describeDue } from './describe-due.ts';
import { JobPart } from './JobPart.tsx';
import { NoteForm } from './NoteForm.tsx';
import { MapLink, Press, TapLink } from '../frame/Controls.tsx';
import { PostForm } from '../frame/PostForm.tsx';
import { Problem } from '../frame/Problem.tsx';
import type { Screens } from '../frame/screens.ts';
import { QuotePart } from './QuotePart.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import { StateForm } from './StateForm.tsx';
import { VisitPart } from './VisitPart.tsx';
import { Timeline } from './Timeline.tsx';
import { WrittenParts } from './WrittenParts.tsx';
import styles from './OpenRequest.module.css';

export function OpenRequest(shown: Screens['request']) {
  const { reference, kind, name, receivedAtMs, nowMs, timeZone, readers, doubt, isSpam, canErase } = shown;
  const path = `${inboxPath}/requests/${reference}`;
  const time = formatTime(receivedAtMs, timeZone);
  return (
    <article className={styles.root} data-reference={reference}>
      <header className={styles.head}>
        <TapLink to={inboxPath}>{words.back}</TapLink>
        <h1>{name}</h1>
        <p className="quiet">{fillIn(words.lead, { request: requests[kind].name, reference, time })}</p>
        {shown.status === 'withdrawn' && <p className="notice">{words.withdrawn}</p>}
        {!isSpam && describeDue(shown).map((sentence) => <p key={sentence}>{sentence}</p>)}
        <Problem name={shown.problem ?? (shown.isReadOnly ? 'readOnly' : undefined)} />
        {readers.map((reader) => (
          <p key={reader.name} className="notice">
            {fillIn(words.reader, { name: reader.name, ago: formatAgo(reader.sinceMs, nowMs) })}
          </p>
        ))}
        {isSpam && (
          <PostForm className="notice" action={`${path}/not-spam`}>
            {doubt !== '' && <p>{fillIn(words.doubt, { judgement: doubt })}</p>}
            <div className="bar">
              <button data-tone="outline">{words.notSpam}</button>
              {shown.status !== 'spam' && <Press label={words.spam} formAction={`${path}/spam`} />}
            </div>
          </PostForm>
        )}
        {shown.isUndeliverable && (
          <p className="notice">
            {fillIn(words.undeliverable, { address: shown.contact.email })}{' '}
            <a className="tap" href="#contact">
              {contactWords.title}
            </a>
          </p>
        )}
        <Related {...shown} />
        <Contact {...shown} />
      </header>
      <div>
        <WrittenParts {...shown} path={path} />
        <TapLink to={`${path}/photos`}>
          {shown.teamPhotos === 0 ? teamPhotos.none : fillInCount(teamPhotos.link, shown.teamPhotos)}
        </TapLink>
        <ContactForm {...shown} path={path} />
      </div>
      <div className={styles.team}>
        <VisitPart {...shown} path={path} />
        <QuotePart {...shown} path={path} />
        <JobPart {...shown} path={path} />
        <StateForm {...shown} path={path} />
        <NoteForm {...shown} path={path} />
      </div>
      {canAnswer(shown) && <ReplyForm {...shown} path={path} />}
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

/** Nobody answers a withdrawn request, but a refused answer keeps its words. */
const canAnswer = ({ status, typed }: Screens['request']) =>
  status !== 'withdrawn' || typed['text'] !== undefined;

function Related({ related, nowMs, timeZone }: Screens['request']) {
  if (related.length === 0) return null;
  return (
    <section className="notice">
      <h2 className={styles.small}>{words.related}</h2>
      <ul role="list">
        {related.map(({ reference, kind, name, status, receivedAtMs }) => (
          <li key={reference}>
            <TapLink to={toInboxPath(reference)}>
              {fillIn(words.other, {
                name,
                request: requests[kind].name,
                time: formatNear(receivedAtMs, nowMs, timeZone),
                status: statuses[status],
              })}
            </TapLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** With several numbers, each button names its own. */
function Contact({ phones, mapQuery, status }: Screens['request']) {
  const isMany = phones.length > 1;
  return (
    <>
      <p className={styles.contact} data-many={isMany ? '' : undefined}>
        {phones.map((phone, index) => {
          const name = (word: string) => (isMany ? `${word} ${phone.shown}` : word);
          const isLoud = index === 0 && status !== 'withdrawn';
          const textAddress = getTextAddress(phone);
          return (
            <Fragment key={getCallAddress(phone)}>
              <a data-tone={isLoud ? 'loud' : 'outline'} href={getCallAddress(phone)}>
                {name(words.call)}
              </a>
              {textAddress && (
                <a data-tone="outline" href={textAddress}>
                  {name(words.text)}
                </a>
              )}
            </Fragment>
          );
        })}
        {status !== 'withdrawn' && (
          <a data-tone="outline" href="#answer">
            {words.mail}
          </a>
        )}
      </p>
      {mapQuery !== '' && <MapLink className="tap" query={mapQuery} />}
    </>
  );
}
