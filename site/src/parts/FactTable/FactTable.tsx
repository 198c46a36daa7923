import styles from './FactTable.module.css';

/** Labeled facts side by side, like the title block of a drawing. */
export function FactTable({ facts }: { facts: { label: string; value: string }[] }) {
  return (
    <dl className={styles.root}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
