import type { Company } from '../../../../contract/company.ts';
import styles from './Letterhead.module.css';

/** Prints the company, its contact, and the date, which Takeoff.client.ts fills in. Screens hide it. */
export function Letterhead({ company }: { company: Company }) {
  const { name, phone, email, url } = company;
  return (
    <p className={`wrap ${styles.root}`} data-unsearched="">
      <strong>{name}</strong> · {phone.shown} · {email} · {new URL(url).host} · <span data-printed-on="" />
    </p>
  );
}
