import { FactTable } from '../../parts/FactTable/FactTable.tsx';
import { Picture } from '../../parts/Picture/Picture.tsx';
import { TickList } from '../../parts/TickList/TickList.tsx';
import type { RoomProps } from '../common.ts';
import styles from './ProjectStory.module.css';
import type { projectStory } from './ProjectStory.schema.ts';

export function ProjectStory({
  picture,
  facts,
  text,
  outcomeHeading,
  outcome,
}: RoomProps<typeof projectStory>) {
  return (
    <>
      <div className={styles.main}>
        <Picture picture={picture} sizes="(width < 80rem) 100vw, 86rem" priority />
      </div>
      <div className="wrap">
        <FactTable facts={facts} />
        <div className={styles.words}>
          <div className={`stack ${styles.text}`}>
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <div>
            <h2>{outcomeHeading}</h2>
            <TickList items={outcome} />
          </div>
        </div>
      </div>
    </>
  );
}
