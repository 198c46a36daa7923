import { site as words, teamPhotos } from 'words:inbox';
import { fillInCount } from '../../contract/fill-in.ts';
import { inboxPath, toInboxPath } from '../../contract/endpoints.ts';
import { TapLink, TextField } from '../frame/Controls.tsx';
import type { Screens } from '../frame/screens.ts';
import { linkCompany } from '../frame/site-links.ts';
import styles from './SiteHome.module.css';

const path = `${inboxPath}/site`;

/** What changes often comes first. */
const links = [
  [`${path}/photos`, words.photos, words.photosText],
  [`${path}/prices`, words.prices, words.pricesText],
  [`${inboxPath}/closed`, words.closed, words.closedText],
  [linkCompany('hours', 'office'), words.hours, words.hoursText],
  [`${inboxPath}/notice`, words.notice, words.noticeText],
  [linkCompany('visits'), words.visits, words.visitsText],
  [linkCompany('quotes'), words.quotes, words.quotesText],
  [`${path}/first-steps`, words.firstSteps, words.firstStepsText],
  [`${path}/logo`, words.logo, words.logoText],
  [`${path}/all`, words.all, words.allText],
] as const;

export function SiteHome({ done, waiting }: Screens['site']) {
  return (
    <section className="narrow">
      <h1>{words.title}</h1>
      {done && (
        <div className="notice" role="status">
          <p>{done.photos > 0 ? fillInCount(words.added, done.photos) : words.saved}</p>
          <p className="bar">
            <TapLink to={`${path}/preview${done.address}`}>{words.look}</TapLink>
            <TapLink to={`${inboxPath}/online`}>{words.online}</TapLink>
          </p>
        </div>
      )}
      {waiting.map(({ reference, photos }) => (
        <a key={reference} className="notice" href={`${toInboxPath(reference)}/photos`}>
          {fillInCount(teamPhotos.waitingAt, photos, { reference })}
        </a>
      ))}
      <form className="fields" action={`${path}/words`} role="search">
        <TextField label={words.sentence} name="words" type="search" required enterKeyHint="search" />
        <button data-tone="outline">{words.find}</button>
      </form>
      <ul role="list" className={styles.links}>
        {links.map(([href, label, text]) => (
          <li key={href}>
            <a href={href}>
              <strong>{label}</strong>
              <span className="quiet">{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
