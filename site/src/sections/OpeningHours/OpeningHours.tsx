import { opening as words } from 'words:site';
import { getCallAddress } from '../../../../domain/typed/phone.ts';
import { Marked } from '../../parts/Marked/Marked.tsx';
import { OpeningState } from '../../parts/OpeningState/OpeningState.tsx';
import { Picture } from '../../parts/Picture/Picture.tsx';
import { SampleMark } from '../../parts/SampleMark/SampleMark.tsx';
import { SectionHead } from '../../parts/SectionHead/SectionHead.tsx';
import type { SectionProps } from '../common.ts';
import styles from './OpeningHours.module.css';
import type { openingHours } from './OpeningHours.schema.ts';

type Props = SectionProps<typeof openingHours>;

export function OpeningHours({ label, title, text, answeredBy, steps, company }: Props) {
  const { phone, hours } = company;
  return (
    <div className={`wrap ${styles.root}`}>
      <div className={styles.words}>
        <SectionHead label={label} title={title} text={text} />
        <p>
          <OpeningState hours={hours} />
        </p>
        <p className={styles.call}>
          <a href={getCallAddress(phone)}>{phone.shown}</a>
        </p>
        {answeredBy && <Person person={answeredBy} />}
      </div>
      {steps.length > 0 && (
        <div className={styles.next}>
          <h3>{words.next}</h3>
          <ol role="list">
            {steps.map((step) => (
              <li key={step.title}>
                <strong>{step.title}</strong>
                <span className="quiet">
                  <Marked text={step.text} />
                </span>
              </li>
            ))}
          </ol>
        </div>
      )}
    </div>
  );
}

function Person({ person }: { person: NonNullable<Props['answeredBy']> }) {
  return (
    <figure className={styles.person}>
      <div className={styles.portrait}>
        <Picture picture={person.portrait} sizes="6rem" />
      </div>
      <figcaption>
        <a href={person.path}>{person.name}</a>
        <span className="quiet">{person.title}</span>
        {person.sample && <SampleMark />}
      </figcaption>
    </figure>
  );
}
