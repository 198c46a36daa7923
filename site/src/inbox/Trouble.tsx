import { trouble } from 'words:inbox';
import { inboxPath, type InboxScreens } from '../../../contract/inbox.ts';

export function Trouble({ sentence, typed }: InboxScreens['trouble']) {
  return (
    <section className="narrow">
      <h1>{trouble.title}</h1>
      <p>{trouble[sentence]}</p>
      <Typed text={typed} />
      <a className="tap" href={inboxPath}>
        {trouble.home}
      </a>
    </section>
  );
}

/** Words that could not be stored, to be copied. */
export const Typed = ({ text }: { text: string }) =>
  text === '' ? null : (
    <label className="fields">
      {trouble.typed}
      <textarea className="control" rows={6} defaultValue={text} readOnly />
    </label>
  );
