import { site as siteWords, sessions as words } from 'words:inbox';
import { fillIn, fillInCount } from '../../contract/fill-in.ts';
import { inboxPath } from '../../contract/endpoints.ts';
import { formatAgo } from '../../contract/language.ts';
import { Status, TapLink } from '../frame/Controls.tsx';
import { PostForm } from '../frame/PostForm.tsx';
import type { Screens } from '../frame/screens.ts';
import styles from './SiteHome.module.css';

const path = `${inboxPath}/site/sessions`;

/** The devices that changed the site, also those that are signed out. */
export function SiteSessions({ sessions, nowMs }: Screens['site-sessions']) {
  return (
    <section className="narrow">
      <h1>{words.title}</h1>
      <p>{sessions.length === 0 ? words.none : words.lead}</p>
      <ul role="list" className={styles.links}>
        {sessions.map(({ session, author, device, atMs, files }) => (
          <li key={session}>
            <a href={`${path}/${session}`}>
              <strong>{fillIn(words.device, { author, device })}</strong>
              <span className="quiet">
                {fillIn(words.last, { files: fillInCount(words.files, files), time: formatAgo(atMs, nowMs) })}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The files that would go back, or that went back. */
export function SiteSession({ session, files: { back, kept }, isDone }: Screens['site-session']) {
  const { author, device } = session;
  return (
    <section className="narrow">
      <TapLink to={path}>{words.title}</TapLink>
      <h1>{fillIn(words.device, { author, device })}</h1>
      {isDone && <Status>{words.done}</Status>}
      <Files title={isDone ? words.wentBack : words.back} names={back} />
      <Files title={words.kept} names={kept} />
      {back.length === 0 && !isDone && <p>{words.nothing}</p>}
      {isDone ? (
        <TapLink to={`${inboxPath}/online`}>{siteWords.online}</TapLink>
      ) : (
        <PostForm action={`${path}/${session.session}`}>
          <button data-tone="loud">{words.button}</button>
        </PostForm>
      )}
    </section>
  );
}

function Files({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <ul role="list">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </>
  );
}
