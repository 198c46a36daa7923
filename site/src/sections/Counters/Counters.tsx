import { ActionLink } from '../../parts/ActionLink/ActionLink.tsx';
import { SectionHead } from '../../parts/SectionHead/SectionHead.tsx';
import type { RoomProps } from '../common.ts';
import styles from './Counters.module.css';
import type { counters } from './Counters.schema.ts';

/** The numbers stand in the HTML; Counters.client.ts runs them up from zero. */
export function Counters({ label, title, items, durationMs, action }: RoomProps<typeof counters>) {
  const longest = Math.max(
    ...items.map(({ prefix, value, suffix }) => `${prefix}${value.toLocaleString('en-US')}${suffix}`.length),
  );
  const room = items.length * longest;
  const size = room <= 16 && longest <= 5 ? 'large' : room <= 28 && longest <= 7 ? 'medium' : 'small';
  return (
    <div className={`wrap ${styles.root}`}>
      <div className={styles.head}>
        <SectionHead label={label} title={title} />
        {action && <ActionLink {...action} />}
      </div>
      <dl className={styles.list} data-counters="" data-duration={durationMs} data-size={size}>
        {items.map((item) => (
          <div key={item.title}>
            <dt>{item.title}</dt>
            <dd>
              {item.prefix}
              <span data-counter={item.value}>{item.value.toLocaleString('en-US')}</span>
              {item.suffix}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
