import type { RequestLink } from '../../../../contract/request-page.ts';
import { form } from 'words:forms';
import { useEffect, useId, useRef } from 'react';
import type { Contact } from '../../forms/contact.ts';
import { PhoneText } from '../PhoneText/PhoneText.tsx';
import { Rescue } from '../Rescue/Rescue.tsx';
import styles from './NoticeDialog.module.css';

export interface Notice {
  tone: 'good' | 'bad';
  text: string;
  reference?: string;
  /** Who answers and when, or what the visitor can do. */
  detail?: string;
  /** The text that could not be sent, for other ways to send it. */
  unsent?: string;
}

interface Props {
  notice: Notice | undefined;
  contact: Contact;
  /** A page where the visitor can add to the request. */
  next?: RequestLink;
  /** Shown below every notice. */
  note?: string;
  onClose: () => void;
}

/** The site's alert: a modal dialog with one sentence and an OK button. */
export function NoticeDialog({ notice, contact, next, note, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const ok = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [before, after] = form.reference.split('{reference}');
  useEffect(() => {
    if (!notice || dialog.current?.open) return;
    dialog.current?.showModal();
    // The dialog would focus the link.
    ok.current?.focus();
  }, [notice]);
  return (
    <dialog
      ref={dialog}
      className={styles.root}
      role="alertdialog"
      data-surface="paper"
      aria-labelledby={id}
      aria-describedby={`${id}-more`}
      data-tone={notice?.tone}
      onClose={onClose}
    >
      <p className={styles.text} id={id}>
        {notice?.text}
      </p>
      <div className={styles.more} id={`${id}-more`}>
        {notice?.reference && (
          <p>
            {before}
            <strong>{notice.reference}</strong>
            {after}
          </p>
        )}
        {notice?.detail && (
          <p>
            <PhoneText text={notice.detail} phone={contact.phone} />
          </p>
        )}
        {note && <p>{note}</p>}
        {notice?.unsent !== undefined && (
          <Rescue contact={contact} body={encodeURIComponent(notice.unsent)} />
        )}
      </div>
      {next && (
        <a className={styles.next} href={next.path}>
          {next.label}
        </a>
      )}
      <form method="dialog">
        <button ref={ok} type="submit">
          {form.ok}
        </button>
      </form>
    </dialog>
  );
}
