import { useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Marked } from '../Marked/Marked.tsx';
import styles from './Accordion.module.css';

interface Props {
  items: { title: string; text: string }[];
  /** The item that is open initially, counted from 1. None by default. */
  open?: number | undefined;
}

/** Native exclusive accordion: <details> elements of one name close each other. */
export function Accordion({ items, open }: Props) {
  const group = useId();
  return (
    <div className={styles.root}>
      {items.map((item, index) => (
        <details key={item.title} name={group} open={index + 1 === open}>
          <summary>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{item.title}</h3>
            <Icon name="plus" size={24} />
          </summary>
          <p>
            <Marked text={item.text} />
          </p>
        </details>
      ))}
    </div>
  );
}
