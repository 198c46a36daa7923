import { credentials, qualifications as words } from 'words:site';
import { fillIn } from '../../../../contract/fill-in.ts';
import { qualificationNames } from '../../../../contract/qualifications.ts';
import { listPolicies } from '../proofs.ts';
import { areSamples } from '../../fields/sample.ts';
import { FactTable } from '../../parts/FactTable/FactTable.tsx';
import { SectionHead } from '../../parts/SectionHead/SectionHead.tsx';
import type { SectionProps } from '../common.ts';
import styles from './Qualifications.module.css';
import type { qualifications } from './Qualifications.schema.ts';

export function Qualifications({ label, title, text, company }: SectionProps<typeof qualifications>) {
  const { qualifications, insurance } = company;
  const facts = [
    ...qualificationNames.flatMap((name) => {
      const fact = qualifications[name];
      return fact ? [{ label: words[name], ...fact }] : [];
    }),
    ...listPolicies(insurance, credentials).map((policy) => ({
      label: policy.title,
      value: policy.text,
      sample: policy.sample,
    })),
    ...qualifications.references.map(({ project, name, sample }) => ({
      label: fillIn(words.reference, { project }),
      value: name,
      sample,
    })),
  ];
  const isSample = areSamples(facts);
  return (
    <div className={`wrap ${styles.root}`}>
      <SectionHead label={label} title={title} text={text} isSample={isSample} />
      <div className={styles.facts}>
        <FactTable facts={isSample ? facts.map((fact) => ({ ...fact, sample: false })) : facts} />
      </div>
    </div>
  );
}
