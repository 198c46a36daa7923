/** The requests that wait for an answer: overdue first, then today's, then the rest. */
import { list, push, shelves as shelfWords, visits } from 'words:inbox';
import { fillIn } from '../../contract/fill-in.ts';
import { inboxPath } from '../../contract/endpoints.ts';
import { isSameDay } from '../../contract/language.ts';
import { shelves } from '../../contract/lead-status.ts';
import { TapLink } from '../frame/Controls.tsx';
import { PostForm } from '../frame/PostForm.tsx';
import { PushFields } from '../frame/PushFields.tsx';
import type { Screens } from '../frame/screens.ts';
import { Row } from './Row.tsx';
import styles from './List.module.css';

type Group = 'overdue' | 'today' | 'later' | 'rest';

export function List({
  shelf,
  query,
  rows,
  next,
  canExport,
  hasVisits,
  unknownGoers,
  ...clock
}: Screens['list']) {
  const isByTime = query === '' && (shelf === 'open' || shelf === 'mine');
  const groups = Map.groupBy(rows, ({ actByMs }) => chooseGroup(actByMs, clock));
  return (
    <>
      <h1 className={styles.title}>{list.title}</h1>
      {hasVisits && <TapLink to={`${inboxPath}/visits`}>{list.visits}</TapLink>}
      {unknownGoers !== '' && (
        <p className="notice">
          {fillIn(visits.unknownGoers, { names: unknownGoers })}{' '}
          <TapLink to={`${inboxPath}/visits#calendars`}>{visits.calendars}</TapLink>
        </p>
      )}
      <form className={styles.search} role="search" action={inboxPath}>
        <input
          className="control"
          type="search"
          name="find"
          aria-label={list.find}
          placeholder={list.find}
          defaultValue={query}
        />
        <button data-tone="outline">{list.findButton}</button>
      </form>
      <PostForm action={`${inboxPath}/devices/push`} data-push="lost" hidden>
        <PushFields />
        <p className="bar">
          <span role="status">{push.lost}</span>
          <button data-tone="loud">{push.turnOn}</button>
        </p>
      </PostForm>
      <nav className="tabs" aria-label={shelfWords.label}>
        {shelves.map((name) => (
          <a
            key={name}
            href={`${inboxPath}?show=${name}`}
            aria-current={query === '' && name === shelf ? 'page' : undefined}
          >
            {shelfWords[name]}
          </a>
        ))}
      </nav>
      {query !== '' && <h2>{fillIn(list.found, { query })}</h2>}
      <div data-refresh>
        {rows.length === 0 && <p>{query === '' ? list.empty : list.notFound}</p>}
        {isByTime
          ? [...groups].map(([group, members]) => (
              <section key={group} className={styles.group} data-group={group}>
                <h2>{list[group]}</h2>
                <Rows rows={members} {...clock} />
              </section>
            ))
          : rows.length > 0 && <Rows rows={rows} {...clock} />}
        {next !== undefined && <TapLink to={next}>{list.next}</TapLink>}
      </div>
      {canExport && <TapLink to={`${inboxPath}/downloads`}>{list.export}</TapLink>}
    </>
  );
}

const Rows = ({ rows, ...clock }: Pick<Screens['list'], 'rows' | 'nowMs' | 'timeZone'>) => (
  <ul role="list" className="rows">
    {rows.map((row) => (
      <Row key={row.reference} {...row} {...clock} />
    ))}
  </ul>
);

function chooseGroup(
  actByMs: number | undefined,
  { nowMs, timeZone }: { nowMs: number; timeZone: string },
): Group {
  if (actByMs === undefined) return 'rest';
  if (actByMs < nowMs) return 'overdue';
  return isSameDay(actByMs, nowMs, timeZone) ? 'today' : 'later';
}
