import { Icon } from '../../parts/Icon/Icon.tsx';
import { Picture } from '../../parts/Picture/Picture.tsx';
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
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.words}>
          <div className={`stack ${styles.text}`}>
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <div>
            <h2>{outcomeHeading}</h2>
            <ul className={styles.outcome}>
              {outcome.map((item) => (
                <li key={item}>
                  <Icon name="check" size={22} />
                  {item}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </>
  );
}
