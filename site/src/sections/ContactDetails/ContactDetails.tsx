import { getCallAddress } from '../../../../domain/typed/phone.ts';
import { ContactBoxes } from '../../parts/ContactBoxes/ContactBoxes.tsx';
import { Marked } from '../../parts/Marked/Marked.tsx';
import type { SectionProps } from '../common.ts';
import styles from './ContactDetails.module.css';
import type { contactDetails } from './ContactDetails.schema.ts';

type Props = SectionProps<typeof contactDetails>;

export function ContactDetails({ title, text, boxes, company }: Props) {
  return (
    <div className={`wrap ${styles.root}`}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {text && (
          <p className="quiet">
            <Marked text={text} />
          </p>
        )}
        <p className={styles.large}>
          <a href={getCallAddress(company.phone)}>{company.phone.shown}</a>
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </p>
      </div>
      {boxes.length > 0 && <ContactBoxes boxes={boxes} company={company} />}
    </div>
  );
}
