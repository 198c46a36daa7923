import { trouble } from 'words:inbox';
import { inboxPath } from '../../contract/endpoints.ts';
import { PhoneText, TapLink } from './Controls.tsx';
import type { Screens } from './screens.ts';

/** The words that a person typed and nobody stored. */
export const NotStored = ({ typed = '' }: { typed: string | undefined }) =>
  typed && (
    <label className="fields">
      {trouble.typed}
      <textarea className="control" rows={6} defaultValue={typed} readOnly />
    </label>
  );

/** The error screen. It shows text that was not stored, and requests that wait for the database. */
export function Trouble({ sentence, typed, waiting }: Screens['trouble']) {
  return (
    <section className="narrow">
      <h1>{trouble.title}</h1>
      <p>{trouble[sentence]}</p>
      <NotStored typed={typed} />
      {waiting && <h2>{waiting.length > 0 ? trouble.spool : trouble.spoolEmpty}</h2>}
      <ul role="list" className="rows">
        {waiting?.map(({ reference, name, phone, phones }) => (
          <li key={reference}>
            {name} · <PhoneText typed={phone} phones={phones} /> · {reference}
          </li>
        ))}
      </ul>
      <TapLink to={inboxPath}>{trouble.home}</TapLink>
    </section>
  );
}
