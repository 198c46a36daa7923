import { useId, type ReactNode } from 'react';
import { frame } from 'words:site';
import { getSearchPath, searchPath } from '../../../../contract/search.ts';
import { searchLists, searchSlots } from '../../../../contract/page-templates.ts';
import { eachItem, endOfItems, toSlot } from '../../../../contract/page-tree.ts';
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
      data-state={isTemplate ? searchSlots.state : 'all'}
    >
      <form className={styles.form} action={atLeadServer(searchPath)} role="search" aria-label={label}>
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          className="control"
          name="q"
          type="search"
          defaultValue={isTemplate ? searchSlots.query : ''}
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
          {isTemplate && searchSlots.summary}
        </p>
        <ol className={styles.results} data-site-search-results="">
          {isTemplate && <Results />}
        </ol>
        <template data-site-search-result="">
          <Result path="" kind="" title={<mark />} excerpt="" />
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

/** Once between the marks that the server repeats it by. */
function Results() {
  const { results, title, excerpt } = searchLists;
  return (
    <>
      {eachItem(results)}
      <Result
        path={toSlot(`${results}.path`)}
        kind={toSlot(`${results}.kind`)}
        title={<Pieces of={title} />}
        excerpt={<Pieces of={excerpt} />}
      />
      {endOfItems(results)}
    </>
  );
}

/** A text in pieces; those that were looked for are in <mark>. */
function Pieces({ of }: { of: string }) {
  const [plain, matches] = [`${of}.plain`, `${of}.matches`];
  return (
    <>
      {eachItem(of)}
      {eachItem(plain)}
      {toSlot(`${plain}.text`)}
      {endOfItems(plain)}
      {eachItem(matches)}
      <mark>{toSlot(`${matches}.text`)}</mark>
      {endOfItems(matches)}
      {endOfItems(of)}
    </>
  );
}

interface ResultProps {
  path: string;
  kind: string;
  title: ReactNode;
  excerpt: ReactNode;
}

function Result({ path, kind, title, excerpt }: ResultProps) {
  return (
    <li>
      <p className={styles.kind} data-result="kind">
        {kind}
      </p>
      <h2>
        <a href={path} data-result="title">
          {title}
        </a>
      </h2>
      <p className="quiet" data-result="excerpt">
        {excerpt}
      </p>
    </li>
  );
}
