import { useId } from 'react';
import { search } from 'words:answers';
import { frame } from 'words:site';
import { type ServerScreens, type SearchResult, type Segment } from '../../../../contract/server-screens.ts';
import { getSearchPath, searchPath } from '../../../../contract/endpoints.ts';
import { describeCount } from '../../../../domain/search/open-search.ts';
import { atLeadServer } from '../../forms/lead-server.ts';
import { Button } from '../../parts/Button/Button.tsx';
import type { SectionProps } from '../common.ts';
import styles from './SiteSearch.module.css';
import type { siteSearch } from './SiteSearch.schema.ts';

type Props = SectionProps<typeof siteSearch> & {
  /** The pages that search engines list as well. */
  pages: { path: string; title: string; description: string }[];
  /** Results from the server. */
  found?: ServerScreens['search'];
};

/**
 * The built page lists everything. The server shows the results of `?q=`. Without a server, SiteSearch.client.ts
 * does, and it also searches while the visitor types.
 */
export function SiteSearch(props: Props) {
  const { label, hint, suggestionsHeading, suggestions, allHeading, allLink, pages, found } = props;
  const id = useId();
  return (
    <div
      className={`wrap ${styles.root}`}
      data-site-search={found ? 'answered' : ''}
      data-state={found ? (found.results.length > 0 ? 'found' : 'none') : 'all'}
    >
      <form className={styles.form} action={atLeadServer(searchPath)} role="search" aria-label={label}>
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          className="control"
          name="q"
          type="search"
          defaultValue={found?.query ?? ''}
          aria-describedby={hint && `${id}-hint`}
        />
        <Button label={frame.searchButton} />
        {hint && (
          <p className={styles.hint} id={`${id}-hint`}>
            {hint}
          </p>
        )}
      </form>
      <div className={styles.answer}>
        <p className={styles.status} role="status" data-site-search-status="">
          {found && describeCount(search, found.results.length, found.query)}
        </p>
        <ol role="list" className={styles.results} data-site-search-results="">
          {found?.results.map((result) => (
            <Result key={result.path} {...result} />
          ))}
        </ol>
        <template data-site-search-result="">
          <Result path={searchPath} kind="" title={[{ text: '…', isMatch: true }]} excerpt={[]} />
        </template>
        <div className={styles.suggestions}>
          <h2>{suggestionsHeading}</h2>
          <ul role="list">
            {suggestions.map((words) => (
              <li key={words}>
                <a href={getSearchPath(words)}>{words}</a>
              </li>
            ))}
          </ul>
        </div>
        <a className={styles.back} href={searchPath}>
          {allLink}
        </a>
      </div>
      <div className={styles.all}>
        <h2>{allHeading}</h2>
        <ul role="list" className={styles.list}>
          {pages.map((page) => (
            <li key={page.path}>
              <a href={page.path}>{page.title}</a>
              <p className="quiet">{page.description}</p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** A text in segments, with matches in <mark>. */
const markMatches = (pieces: readonly Segment[]) =>
  pieces.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text));

function Result({ path, kind, title, excerpt }: SearchResult) {
  return (
    <li>
      <p className={styles.kind} data-result="kind">
        {kind}
      </p>
      <h2>
        <a href={path} data-result="title">
          {markMatches(title)}
        </a>
      </h2>
      <p className="quiet" data-result="excerpt">
        {markMatches(excerpt)}
      </p>
    </li>
  );
}
