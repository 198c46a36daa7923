import { projects } from 'words:site';
import { fillIn } from '../../../../contract/fill-in.ts';
import type { FloorPlanData } from '../../fields/floor-plan.ts';
import { drawFloorPlan } from './draw-floor-plan.ts';
import styles from './FloorPlan.module.css';

/** A floor plan with dimensions. Screen readers announce the rooms and their sizes. */
export function FloorPlan({ plan }: { plan: FloorPlanData }) {
  const { viewBox, letter, walls, gaps, windows, thin, texts } = drawFloorPlan(plan);
  const title = fillIn(projects.plan, { title: plan.title });
  const rooms = plan.rooms.map(({ name, length, width }) =>
    fillIn(projects.planRoom, { name, length, width }),
  );
  return (
    <figure className={styles.root}>
      <svg viewBox={viewBox.map(round).join(' ')} role="img" aria-label={[title, ...rooms].join('. ')}>
        {walls.map((wall) => (
          <path key={wall} className={styles.wall} d={wall} />
        ))}
        <path className={styles.gap} d={gaps} />
        <path className={styles.window} d={windows} />
        <path className={styles.thin} d={thin} />
        {texts.map(({ x, y, text, isTurned, isName }) => (
          <text
            key={`${x} ${y}`}
            className={isName ? styles.name : undefined}
            x={round(x)}
            y={round(y)}
            fontSize={round(letter)}
            transform={isTurned ? `rotate(-90 ${round(x)} ${round(y)})` : undefined}
          >
            {text}
          </text>
        ))}
      </svg>
      <figcaption>{title}</figcaption>
    </figure>
  );
}

const round = (value: number) => Math.round(value * 10) / 10;
