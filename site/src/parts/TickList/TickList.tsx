import { Icon } from '../Icon/Icon.tsx';
import { Marked } from '../Marked/Marked.tsx';
import styles from './TickList.module.css';

/** Ruled lines, each with a tick in the accent color. */
export function TickList({ items }: { items: string[] }) {
  return (
    <ul role="list" className={styles.root}>
      {items.map((item) => (
        <li key={item}>
          <Icon name="check" size={22} />
          <Marked text={item} />
        </li>
      ))}
    </ul>
  );
}
