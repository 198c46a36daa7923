import { formatNumber } from '../../../../contract/language.ts';
import { ActionLink } from '../../parts/ActionLink/ActionLink.tsx';
import { SectionHead } from '../../parts/SectionHead/SectionHead.tsx';
import type { SectionProps } from '../common.ts';
import styles from './Counters.module.css';
import type { counters } from './Counters.schema.ts';

/** The HTML contains the final numbers. Counters.client.ts counts up to them from zero. */
export function Counters(props: SectionProps<typeof counters>) {
  const { sample, label, title, items, durationMs, action } = props;
  const longest = Math.max(
    ...items.map(({ prefix, value, suffix }) => `${prefix}${formatNumber(value)}${suffix}`.length),
  );
  const size = chooseSize(items.length * longest, longest);
  return (
    <div className={`wrap ${styles.root}`}>
      <div className="head-row">
        <SectionHead label={label} title={title} isSample={sample} />
        {action && <ActionLink {...action} />}
      </div>
      <dl className={styles.list} data-counters="" data-duration={durationMs} data-size={size}>
        {items.map((item) => (
          <div key={item.title}>
            <dt>{item.title}</dt>
            <dd>
              {item.prefix}
              <span data-counter={item.value}>{formatNumber(item.value)}</span>
              {item.suffix}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** All numbers share a row, so their size depends on the number of characters. */
function chooseSize(room: number, longest: number) {
  if (room <= 12 && longest <= 5) return 'large';
  if (room <= 16 && longest <= 5) return 'snug';
  return room <= 28 && longest <= 7 ? 'medium' : 'small';
}
