import { site as words } from 'words:inbox';
import { inboxPath } from '../../contract/endpoints.ts';
import type { QuickPlace } from '../../contract/quick-changes.ts';
import type { Screens } from '../frame/screens.ts';
import styles from './SiteHome.module.css';

const path = `${inboxPath}/site`;

const toForm = ({ file, path: field }: QuickPlace) =>
  `${path}/form?${new URLSearchParams({ file, path: JSON.stringify(field) }).toString()}`;

/** The prices, or the sentences with the words of a search. */
export function SitePlaces({ words: search, places }: Screens['site-places']) {
  return (
    <section className="narrow">
      <a className="tap" href={path}>
        {words.back}
      </a>
      <h1>{search === undefined ? words.prices : words.sentences}</h1>
      {search !== undefined && (
        <form className="fields" action={`${path}/words`} role="search">
          <label>
            {words.sentence}
            <input
              className="control"
              name="words"
              type="search"
              required
              enterKeyHint="search"
              defaultValue={search}
            />
          </label>
          <button data-tone="outline">{words.find}</button>
        </form>
      )}
      {search !== undefined && places.length === 0 && <p role="status">{words.nothing}</p>}
      <ul role="list" className={styles.links}>
        {places.map((place) => (
          <li key={`${place.file} ${place.path.join('.')}`}>
            <a href={toForm(place)}>
              <strong>{place.label}</strong>
              <span className="quiet">{place.text || words.noPrice}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
