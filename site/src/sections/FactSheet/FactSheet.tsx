import { ActionLink } from '../../parts/ActionLink/ActionLink.tsx';
import { FactTable } from '../../parts/FactTable/FactTable.tsx';
import { SectionHead } from '../../parts/SectionHead/SectionHead.tsx';
import type { SectionProps } from '../common.ts';
import styles from './FactSheet.module.css';
import type { factSheet } from './FactSheet.schema.ts';

export function FactSheet({ sample, label, title, text, facts, action }: SectionProps<typeof factSheet>) {
  return (
    <div className={`wrap ${styles.root}`}>
      <SectionHead label={label} title={title} text={text} isSample={sample} />
      <div className={styles.facts}>
        <FactTable facts={facts} />
      </div>
      {action && <ActionLink {...action} tone="outline" />}
    </div>
  );
}
