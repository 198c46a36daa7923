import { list, statuses } from 'words:inbox';
import { requests } from 'words:forms';
import { fillIn, fillInCount } from '../../contract/fill-in.ts';
import { inboxPath } from '../../contract/endpoints.ts';
import { formatAgo } from '../../contract/language.ts';
import type { Screens } from '../frame/screens.ts';
import { describeDue, isLate } from './describe-due.ts';
import styles from './Row.module.css';

type Props = Screens['list']['rows'][number] & Pick<Screens['list'], 'nowMs' | 'timeZone'>;

/** A request in the list. The whole row is a link. */
export function Row({ nowMs, timeZone, ...row }: Props) {
  const { photos, tries, status, assignee, fromSender, firstWords, isSpam } = row;
  const facts = [
    ...(isSpam ? [list.doubt] : describeDue({ ...row, nowMs, timeZone })),
    ...(status === 'new' ? [] : [statuses[status]]),
    ...(tries > 0 ? [fillInCount(list.tries, tries)] : []),
    ...(photos > 0 ? [fillInCount(list.photos, photos)] : []),
    ...(assignee === '' ? [] : [fillIn(list.assignee, { name: assignee })]),
    ...(fromSender > 1 ? [fillInCount(list.fromSender, fromSender)] : []),
  ];
  return (
    <li
      className={styles.root}
      data-unread={row.isUnread ? '' : undefined}
      data-spam={isSpam ? '' : undefined}
    >
      <a href={`${inboxPath}/requests/${row.reference}`}>
        <span className={styles.first}>
          <strong>
            {row.isUnread && <span className={styles.dot} role="img" aria-label={list.unread} />}
            {row.name}
          </strong>
          <time className="quiet">{formatAgo(row.receivedAtMs, nowMs)}</time>
        </span>
        <span className={styles.second}>
          {[requests[row.kind].name, row.about, row.town].filter(Boolean).join(' · ')}
          {row.phone !== '' && <span className={styles.phone}> · {row.phone}</span>}
        </span>
        {firstWords !== '' && <span className={styles.words}>{firstWords}</span>}
        {facts.length > 0 && (
          <span className={styles.facts} data-late={!isSpam && isLate({ ...row, nowMs }) ? '' : undefined}>
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </span>
        )}
      </a>
    </li>
  );
}
