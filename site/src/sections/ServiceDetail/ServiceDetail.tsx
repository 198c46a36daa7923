import { service, hours as hourWords } from 'words:site';
import { getCallAddress } from '../../../../domain/typed/phone.ts';
import { formatHours } from '../../../../domain/format-hours.ts';
import { FactTable } from '../../parts/FactTable/FactTable.tsx';
import { Icon } from '../../parts/Icon/Icon.tsx';
import { Marked } from '../../parts/Marked/Marked.tsx';
import { Picture } from '../../parts/Picture/Picture.tsx';
import { SampleMark } from '../../parts/SampleMark/SampleMark.tsx';
import { TickList } from '../../parts/TickList/TickList.tsx';
import type { SectionProps } from '../common.ts';
import styles from './ServiceDetail.module.css';
import type { serviceDetail } from './ServiceDetail.schema.ts';

type Props = SectionProps<typeof serviceDetail> & {
  /** Services of the side list. The one with this page's `path` is highlighted. */
  siblings: { label: string; path: string }[];
};

/** Phones and tablets fold the list of services and all but the first paragraph. */
export function ServiceDetail(props: Props) {
  const { path, heading, text, benefitsHeading, benefits, facts, mainPicture, details, company } = props;
  const { siblings, further, sample } = props;
  const [first = '', ...rest] = text;
  return (
    <>
      <div className={`lead-picture ${styles.main}`}>
        <Picture picture={mainPicture} sizes="(width < 80rem) 100vw, calc(50vw + 40rem)" priority />
      </div>
      <div className={`wrap ${styles.root}`}>
        <div className={styles.words}>
          {facts.length > 0 && <FactTable facts={facts} />}
          {sample && <SampleMark />}
          <h2>{heading}</h2>
          <p className={styles.text}>
            <Marked text={first} />
          </p>
          {rest.length > 0 && (
            <details className={`${styles.text} ${styles.rest}`}>
              <summary>{service.read}</summary>
              {rest.map((paragraph) => (
                <p key={paragraph}>
                  <Marked text={paragraph} />
                </p>
              ))}
            </details>
          )}
          <h3>{benefitsHeading}</h3>
          <TickList items={benefits} />
          <div className={`prints ${styles.details}`}>
            {details.map((picture) => (
              <div key={picture.fallback}>
                <Picture picture={picture} sizes="(width < 48rem) 46vw, 26rem" />
              </div>
            ))}
          </div>
        </div>
        <aside className={styles.side} aria-label={service.aside}>
          <div className={styles.call} data-surface="graphite">
            <p>{service.call}</p>
            <a href={getCallAddress(company.phone)}>{company.phone.shown}</a>
            <p className="quiet">{formatHours(company.hours, hourWords)}</p>
          </div>
          <details className={styles.others}>
            <summary>
              {service.others}
              <Icon name="plus" size={18} />
            </summary>
            {[siblings, further]
              .filter((list) => list.length > 0)
              .map((list, index) => (
                <ul role="list" key={index} className={styles.siblings}>
                  {list.map((other) => (
                    <li key={other.path}>
                      <a href={other.path} {...(other.path === path ? { 'aria-current': 'page' } : {})}>
                        {other.label}
                        <Icon name="arrow" size={18} />
                      </a>
                    </li>
                  ))}
                </ul>
              ))}
          </details>
        </aside>
      </div>
    </>
  );
}
