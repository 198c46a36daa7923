import type { Contact } from '../../lib/contact.ts';
import styles from './Rescue.module.css';

interface Props {
  contact: Contact;
  /** The visitor's words as a part of an address, or the slot that the server fills with them. */
  body: string;
}

/** Other ways to send the same words, when sending failed. */
export function Rescue({ contact, body }: Props) {
  return (
    <div className={styles.root}>
      <p>Your words are still in the form. You can also reach us this way:</p>
      <ul>
        <li>
          <a href={`tel:${contact.phone.e164}`}>Call {contact.phone.shown}</a>
        </li>
        <li>
          <a href={`sms:${contact.phone.e164}?body=${body}`}>Send it as a text message</a>
        </li>
        <li>
          <a href={`mailto:${contact.email}?subject=Enquiry&body=${body}`}>Send it by e-mail</a>
        </li>
      </ul>
    </div>
  );
}
