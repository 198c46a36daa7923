import { getCallAddress } from '../../../../domain/typed/phone.ts';
import type { OfficeContact } from '../../forms/contact.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './ContactBoxes.module.css';

export interface ContactBox {
  type: 'office' | 'email' | 'call';
  title: string;
  note?: string | undefined;
  /** `true` adds the office number to a `call` box. */
  officePhone: boolean;
}

const icons = { office: 'pin', email: 'mail', call: 'phone' } as const;

/** The office's address, and links to write and call. Addresses and numbers come from the company. */
export function ContactBoxes({ boxes, company }: { boxes: ContactBox[]; company: OfficeContact }) {
  return (
    <ul role="list" className={styles.root}>
      {boxes.map((box) => (
        <li key={box.title}>
          <Icon name={icons[box.type]} size={26} />
          <h3>{box.title}</h3>
          <Address box={box} company={company} />
          {box.note && <p className="quiet">{box.note}</p>}
        </li>
      ))}
    </ul>
  );
}

function Address({ box, company }: { box: ContactBox; company: OfficeContact }) {
  if (box.type === 'email') {
    // Allow a line break after the @, so that a narrow box does not break inside a word.
    const [name, domain] = company.email.split('@');
    return (
      <a href={`mailto:${company.email}`}>
        {name}@<wbr />
        {domain}
      </a>
    );
  }
  if (box.type === 'office') {
    return (
      <p>
        {company.street}
        {company.street && <br />}
        {company.town}, {company.state} {company.postalCode}
      </p>
    );
  }
  return (
    <>
      <a href={getCallAddress(company.phone)}>{company.phone.shown}</a>
      {box.officePhone && company.officePhone && (
        <a href={getCallAddress(company.officePhone)}>{company.officePhone.shown}</a>
      )}
    </>
  );
}
