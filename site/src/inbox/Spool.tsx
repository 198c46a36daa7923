import { trouble } from 'words:inbox';
import type { InboxScreens } from '../../../contract/inbox.ts';
import { formatAgo } from '../../../contract/language.ts';
import { Typed } from './Trouble.tsx';

/** The database is down, and this is what waits for it. */
export function Spool({ waiting, typed, nowMs }: InboxScreens['spool']) {
  return (
    <section className="narrow">
      <h1>{trouble.title}</h1>
      <p>{trouble.down}</p>
      <Typed text={typed} />
      <h2>{trouble.spool}</h2>
      {waiting.length === 0 && <p>{trouble.spoolEmpty}</p>}
      <ul className="rows">
        {waiting.map(({ reference, name, phone, receivedAtMs }) => (
          <li key={reference}>
            <strong>{name}</strong>
            <br />
            {phone} · {reference} · {formatAgo(receivedAtMs, nowMs)}
          </li>
        ))}
      </ul>
    </section>
  );
}
