import { downloads as words } from 'words:inbox';
import { inboxPath } from '../../contract/endpoints.ts';

/** Files for other programs. Each link says what is in the file. */
const files = [
  ['requests.csv', words.requests, words.requestsText],
  ['quotes.csv', words.quotes, words.quotesText],
  ['jobber.csv', words.jobber, words.clientsText],
  ['housecall.csv', words.housecall, words.clientsText],
  ['contacts.vcf', words.contacts, words.contactsText],
  ['sign.svg', words.sign, words.signText],
  ['backup', words.backup, words.backupText],
] as const;

export function Downloads() {
  return (
    <section className="narrow">
      <h1>{words.title}</h1>
      <ul role="list" className="rows">
        {files.map(([path, label, text]) => (
          <li key={path}>
            <a className="tap" href={`${inboxPath}/${path}`} download>
              {label}
            </a>
            <p className="quiet">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
