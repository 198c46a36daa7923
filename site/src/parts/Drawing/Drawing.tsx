import { formatLength } from '../../../../contract/language.ts';
import type { DrawingName } from '../../fields/drawing-name.ts';
import styles from './Drawing.module.css';
import { drawings } from './drawings.ts';
import type { Shape } from './shape.ts';

/** A construction drawing next to a heading. Decorative: the text carries the meaning. */
export function Drawing({ name }: { name: DrawingName }) {
  const shape: Shape = drawings[name];
  const { width, height, strong, faint, accent, screws, dimensions } = shape;
  // Line width and letter size are the same on every drawing, whatever its scale.
  const unit = width / 480;
  const margin = 12 * unit;
  const below = dimensions.length > 0 ? 48 * unit : margin;
  return (
    <svg
      className={styles.root}
      viewBox={[-margin, -margin, width + 2 * margin, height + margin + below].map(round).join(' ')}
      aria-hidden="true"
    >
      {accent && <path className={styles.accent} d={accent} />}
      {faint && <path className={styles.faint} d={faint} pathLength={1} />}
      <path d={strong} pathLength={1} />
      {screws && (
        <path className={styles.screws} d={screws} strokeDasharray="0 12" strokeWidth={round(3 * unit)} />
      )}
      {dimensions.map(({ from: [x1, y], to: [x2] }) => (
        <g key={x1} className={styles.dimension}>
          <path
            d={`M${x1} ${y}H${x2}M${x1} ${round(y - 4 * unit)}v${round(8 * unit)}M${x2} ${round(y - 4 * unit)}v${round(8 * unit)}`}
          />
          <text x={round((x1 + x2) / 2)} y={round(y + 20 * unit)} fontSize={round(16 * unit)}>
            {formatLength(x2 - x1)}
          </text>
        </g>
      ))}
    </svg>
  );
}

const round = (value: number) => Math.round(value * 100) / 100;
