import { form as words } from 'words:forms';
import type { ReactNode } from 'react';
import { getCallAddress } from '../../../../domain/typed/phone.ts';
import { Annotation } from '../../parts/Annotation/Annotation.tsx';
import { ContactBoxes, type ContactBox } from '../../parts/ContactBoxes/ContactBoxes.tsx';
import { Picture } from '../../parts/Picture/Picture.tsx';
import type { OfficeContact } from '../../forms/contact.ts';
import type { PictureData } from '../../fields/references.ts';
import styles from './Enquiry.module.css';

interface Props {
  label?: string | undefined;
  title: string;
  promise: string;
  contact: OfficeContact;
  /** Phone hours of the office. */
  hours: string;
  /** Boxes next to the form; they replace its phone number. */
  boxes?: ContactBox[] | undefined;
  /** A picture next to the form, below the words. */
  picture?: PictureData | undefined;
  /**
   * `split`: words next to the form. `column`: words above the form, which is in a column itself. `sheet`: words
   * above a form as wide as the page.
   */
  layout?: 'split' | 'column' | 'sheet' | undefined;
  children: ReactNode;
}

/** The words around a form. The form is a child, because it hydrates as a separate island. */
export function Enquiry(props: Props) {
  const { label, title, promise, contact, hours, boxes = [], picture, layout = 'split', children } = props;
  return (
    <div className={styles.root} data-layout={layout}>
      <div className={styles.head}>
        {label && <Annotation text={label} />}
        <h2>{title}</h2>
        <p className="quiet">{promise}</p>
        {boxes.length > 0 ? (
          <div className={styles.boxes}>
            <ContactBoxes boxes={boxes} company={contact} />
            <p className="quiet">{hours}</p>
          </div>
        ) : (
          layout !== 'column' && (
            <div className={styles.talk}>
              <p>{words.talk}</p>
              <a href={getCallAddress(contact.phone)}>{contact.phone.shown}</a>
              <p className="quiet">{hours}</p>
            </div>
          )
        )}
        {picture && (
          <div className={styles.picture}>
            <Picture picture={picture} sizes="32rem" />
          </div>
        )}
      </div>
      {children}
    </div>
  );
}
