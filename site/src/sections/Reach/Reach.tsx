import type { Company } from '../../collections/company.ts';
import { Icon } from '../../parts/Icon/Icon.tsx';
import type { RoomProps } from '../common.ts';
import styles from './Reach.module.css';
import type { reach } from './Reach.schema.ts';

type Props = RoomProps<typeof reach>;

export function Reach({ title, text, boxes, company }: Props) {
  return (
    <div className={`wrap ${styles.root}`}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {text && <p className="quiet">{text}</p>}
        <p className={styles.large}>
          <a href={`tel:${company.phone.e164}`}>{company.phone.shown}</a>
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </p>
      </div>
      {boxes.length > 0 && (
        <ul className={styles.boxes}>
          {boxes.map((box) => (
            <li key={box.title}>
              <Icon
                name={box.type === 'office' ? 'pin' : box.type === 'email' ? 'mail' : 'phone'}
                size={26}
              />
              <h3>{box.title}</h3>
              <Address box={box} company={company} />
              {box.note && <p className="quiet">{box.note}</p>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Address({ box, company }: { box: Props['boxes'][number]; company: Company }) {
  if (box.type === 'email') return <a href={`mailto:${company.email}`}>{company.email}</a>;
  if (box.type === 'office') {
    return (
      <p>
        {company.town}, {company.state} {company.postalCode}
      </p>
    );
  }
  return (
    <>
      <a href={`tel:${company.phone.e164}`}>{company.phone.shown}</a>
      {box.officePhone && <a href={`tel:${company.officePhone.e164}`}>{company.officePhone.shown}</a>}
    </>
  );
}
