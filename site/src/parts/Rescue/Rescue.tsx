import { rescue } from 'words:forms';
import { getCallAddress, getTextAddress } from '../../../../domain/typed/phone.ts';
import type { Contact } from '../../forms/contact.ts';
import styles from './Rescue.module.css';

interface Props {
  contact: Contact;
  /** The visitor's text, URL-encoded. */
  body: string;
}

/** Other ways to send the text after sending failed. */
export function Rescue({ contact, body }: Props) {
  const textAddress = getTextAddress(contact.phone);
  return (
    <div className={styles.root}>
      <p>{rescue.intro}</p>
      <ul role="list">
        <li>
          <a href={getCallAddress(contact.phone)}>{rescue.call}</a>
        </li>
        {textAddress && (
          <li>
            <a href={`${textAddress}?body=${body}`}>{rescue.text}</a>
          </li>
        )}
        <li>
          <a href={`mailto:${contact.email}?subject=${encodeURIComponent(rescue.subject)}&body=${body}`}>
            {rescue.mail}
          </a>
        </li>
      </ul>
    </div>
  );
}
