/** The result for a trade: its drawing, its lines and our assumptions. */
import { assumptions, page } from 'words:takeoff';
import type { TradeView } from '../../../../domain/takeoff/show-takeoff.ts';
import { TradeDrawing } from './TradeDrawing.tsx';
import styles from './TradeResult.module.css';

interface Props {
  trade: 'drywall' | 'framing';
  view: TradeView;
}

export function TradeResult({ trade, view }: Props) {
  return (
    <div className={styles.root} data-state={view.isFull ? 'full' : 'empty'}>
      <TradeDrawing trade={trade} drawing={view.drawing} />
      <h3 className={styles.heading}>{page.result}</h3>
      <dl className={styles.lines}>
        {view.lines.map(({ label, amount, range, detail }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={styles.amount}>{amount}</dd>
            <dd className={styles.range}>{range}</dd>
            <dd className={styles.detail}>{detail}</dd>
          </div>
        ))}
      </dl>
      <ul role="list" className={styles.notes}>
        {view.notes.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <div className={styles.assumptions}>
        <h3>{page.assumptions}</h3>
        <ul role="list">
          {assumptions[trade].map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
