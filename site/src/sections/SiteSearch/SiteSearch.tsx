import { Fragment, useId } from 'react';
import { frame } from 'words:site';
import { getSearchPath, maxQueryLength, searchPath } from '../../../../contract/search.ts';
import { slots } from '../../../../contract/page-templates.ts';
import { atLeadServer } from '../../lib/lead-server.ts';
import { Button } from '../../parts/Button/Button.tsx';
import type { SectionProps } from '../common.ts';
import styles from './SiteSearch.module.css';
import type { siteSearch } from './SiteSearch.schema.ts';

type Props = SectionProps<typeof siteSearch> & {
  /** Pages that search engines list, too. */
  pages: { path: string; title: string; description: string }[];
  /** `true` on the page that the server fills in: words and results are slots. */
  isTemplate?: boolean;
};

/**
 * The list is complete as built. The server fills in what `?q=` found (`isTemplate`); where there is no server,
 * SiteSearch.client.ts does, and while somebody types.
 */
export function SiteSearch(props: Props) {
  const {
    label,
    hint,
    suggestionsHeading,
    suggestions,
    allHeading,
    allLink,
    pages,
    isTemplate = false,
  } = props;
  const id = useId();
  return (
    <div
      className={`wrap ${styles.root}`}
      data-site-search={isTemplate ? 'answered' : ''}
      data-state={isTemplate ? slots.state : 'all'}
    >
      <form className={styles.form} action={atLeadServer(searchPath)} method="get" role="search">
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          className="control"
          name="q"
          type="search"
          defaultValue={isTemplate ? slots.value('q') : ''}
          maxLength={maxQueryLength}
          autoComplete="off"
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
          {isTemplate && slots.summary}
        </p>
        <ol className={styles.results} data-site-search-results="">
          {isTemplate && (
            <Fragment>
              {slots.eachResult}
              <Result
                path={slots.resultPath}
                kind={slots.resultKind}
                title={slots.resultTitle}
                excerpt={slots.resultExcerpt}
              />
              {slots.endEachResult}
            </Fragment>
          )}
        </ol>
        <template data-site-search-result="">
          <Result path="" kind="" title="" excerpt="" />
        </template>
        <div className={styles.suggestions}>
          <h2>{suggestionsHeading}</h2>
          <ul>
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
        <ul className={styles.list}>
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

/** One result; its matches are in <mark>. */
function Result({ path, kind, title, excerpt }: Record<'path' | 'kind' | 'title' | 'excerpt', string>) {
  return (
    <li>
      <p className={styles.kind} data-result="kind">
        {kind}
      </p>
      <h2>
        <a href={path} data-result="title">
          {title || <mark />}
        </a>
      </h2>
      <p className="quiet" data-result="excerpt">
        {excerpt}
      </p>
    </li>
  );
}
