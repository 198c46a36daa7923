/** A plan or an elevation, to scale. */
import { page } from 'words:takeoff';
import type { TradeView } from '../../../../domain/takeoff/show-takeoff.ts';
import styles from './TradeDrawing.module.css';

interface Props {
  trade: 'drywall' | 'framing';
  drawing: TradeView['drawing'];
}

export function TradeDrawing({ trade, drawing }: Props) {
  const caption = page[`${trade}Drawing`];
  return (
    <figure className={styles.root}>
      <svg viewBox={drawing.viewBox} data-trade={trade} role="img" aria-label={caption}>
        <path className={styles.dashed} d={drawing.dashed} />
        <path className={styles.solid} d={drawing.solid} />
        <path className={styles.dimensions} d={drawing.dimensions} />
        {drawing.texts.map(({ x, y, text }, index) => (
          <text key={index} x={x} y={y}>
            {text}
          </text>
        ))}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
