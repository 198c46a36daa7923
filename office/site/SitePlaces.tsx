import { site as words } from 'words:inbox';
import { inboxPath } from '../../contract/endpoints.ts';
import type { QuickPlace } from '../../contract/quick-changes.ts';
import { TapLink, TextField } from '../frame/Controls.tsx';
import type { Screens } from '../frame/screens.ts';
import styles from './SiteHome.module.css';

const path = `${inboxPath}/site`;

const toForm = ({ file, path: field }: QuickPlace) =>
  `${path}/form?${new URLSearchParams({ file, path: JSON.stringify(field) }).toString()}`;

/** The prices, or the sentences with the words of a search. */
export function SitePlaces({ words: search, places }: Screens['site-places']) {
  return (
    <section className="narrow">
      <TapLink to={path}>{words.back}</TapLink>
      <h1>{search === undefined ? words.prices : words.sentences}</h1>
      {search !== undefined && (
        <form className="fields" action={`${path}/words`} role="search">
          <TextField
            label={words.sentence}
            name="words"
            type="search"
            required
            enterKeyHint="search"
            defaultValue={search}
          />
          <button data-tone="outline">{words.find}</button>
        </form>
      )}
      {search === undefined && (
        <a data-tone="outline" href={`${path}/new-price`}>
          {words.newPrice}
        </a>
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
