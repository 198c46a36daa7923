import { credentials as words } from 'words:site';
import { listProofs, type Proof } from '../proofs.ts';
import { areSamples } from '../../fields/sample.ts';
import { Annotation } from '../../parts/Annotation/Annotation.tsx';
import { SampleMark } from '../../parts/SampleMark/SampleMark.tsx';
import type { SectionProps } from '../common.ts';
import styles from './Credentials.module.css';
import type { credentials } from './Credentials.schema.ts';

export function Credentials({ label, show, company }: SectionProps<typeof credentials>) {
  const { towns, bidEmail, hours } = company;
  const proofs = listProofs(company, words);
  const isSample = areSamples(proofs);
  return (
    <div className={`wrap ${styles.root}`}>
      <div className={styles.head}>
        <Annotation text={label} />
        {isSample && <SampleMark />}
      </div>
      <dl className={styles.list}>
        {proofs.map((proof) => (
          <div key={`${proof.title} ${proof.text}`}>
            <dt>{proof.title}</dt>
            <dd>
              {proof.text}
              <Number proof={proof} />
              {proof.sample && !isSample && <SampleMark />}
            </dd>
          </div>
        ))}
      </dl>
      {show === 'all' && (
        <dl className={styles.lines} data-unsearched="">
          {towns.length > 0 && <Line title={words.towns} text={towns.join(', ')} />}
          {bidEmail && (
            <div>
              <dt>{words.bids}</dt>
              <dd>
                <a href={`mailto:${bidEmail}`}>{bidEmail}</a>
              </dd>
            </div>
          )}
          {hours.holidays.length > 0 && (
            <Line title={words.closed} text={hours.holidays.map(({ name }) => name).join(', ')} />
          )}
        </dl>
      )}
    </div>
  );
}

function Number({ proof: { number, register } }: { proof: Proof }) {
  if (!number) return null;
  return register ? (
    <a href={register} rel="noopener">
      {number}
    </a>
  ) : (
    <span>{number}</span>
  );
}

function Line({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{text}</dd>
    </div>
  );
}
