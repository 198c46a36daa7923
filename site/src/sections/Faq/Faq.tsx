import type { ReactNode } from 'react';
import { Accordion } from '../../parts/Accordion/Accordion.tsx';
import { SectionHead } from '../../parts/SectionHead/SectionHead.tsx';
import type { SectionProps } from '../common.ts';
import styles from './Faq.module.css';
import type { faq } from './Faq.schema.ts';

/** The form is a child, because it hydrates as a separate island. */
export function Faq(props: SectionProps<typeof faq> & { children?: ReactNode }) {
  const { label, title, items, open, children } = props;
  return (
    <div className={`wrap ${styles.root}`}>
      <div className={styles.questions}>
        <SectionHead label={label} title={title} />
        <Accordion items={items} open={open} />
      </div>
      <div className={styles.form} data-surface="plaster">
        {children}
      </div>
    </div>
  );
}
