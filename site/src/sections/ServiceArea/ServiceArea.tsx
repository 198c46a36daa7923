import { ActionLink } from '../../parts/ActionLink/ActionLink.tsx';
import { SectionHead } from '../../parts/SectionHead/SectionHead.tsx';
import type { SectionProps } from '../common.ts';
import styles from './ServiceArea.module.css';
import type { serviceArea } from './ServiceArea.schema.ts';

export function ServiceArea({ label, title, text, action, company }: SectionProps<typeof serviceArea>) {
  return (
    <div className={`wrap ${styles.root}`}>
      <div className={styles.words}>
        <SectionHead label={label} title={title} text={text} />
        {action && <ActionLink {...action} />}
      </div>
      {company.serviceArea.length > 0 && (
        <ul role="list" className={styles.states}>
          {company.serviceArea.map(({ code, name }) => (
            <li key={code}>
              <span className={styles.code}>{code}</span>
              {name}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
