import { prices } from 'words:site';
import { ActionLink } from '../../parts/ActionLink/ActionLink.tsx';
import { FactTable } from '../../parts/FactTable/FactTable.tsx';
import { SectionHead } from '../../parts/SectionHead/SectionHead.tsx';
import type { SectionProps } from '../common.ts';
import styles from './FactSheet.module.css';
import type { factSheet } from './FactSheet.schema.ts';

const [, sampleNote = ''] = prices.sample.split('{price}');

export function FactSheet({
  sample,
  label,
  title,
  text,
  look,
  action,
  ...rest
}: SectionProps<typeof factSheet>) {
  // One note above the rows instead of one behind each price.
  const isSamplePrice = look === 'rows' && rest.facts.every(({ value }) => value.endsWith(sampleNote));
  const facts = isSamplePrice
    ? rest.facts.map((fact) => ({ ...fact, value: fact.value.slice(0, -sampleNote.length) }))
    : rest.facts;
  return (
    <div className={`wrap ${styles.root}`} data-look={look}>
      <SectionHead label={label} title={title} text={text} isSample={sample} />
      <div className={styles.facts}>
        {isSamplePrice && <p className={styles.note}>{prices.note}</p>}
        <FactTable facts={facts} look={look} />
      </div>
      {action && <ActionLink {...action} tone="outline" />}
    </div>
  );
}
