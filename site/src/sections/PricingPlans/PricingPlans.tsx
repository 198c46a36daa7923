import { plans as words } from 'words:site';
import { ActionLink } from '../../parts/ActionLink/ActionLink.tsx';
import { Icon } from '../../parts/Icon/Icon.tsx';
import { Marked } from '../../parts/Marked/Marked.tsx';
import { SectionHead } from '../../parts/SectionHead/SectionHead.tsx';
import type { SectionProps } from '../common.ts';
import styles from './PricingPlans.module.css';
import type { pricingPlans } from './PricingPlans.schema.ts';

/** Elevations on a 48-unit grid. */
const drawings = {
  room: 'M4 44h40M8 44V12h32v32M20 44V24h10v20',
  house: 'M4 44h40M8 44V20L24 6l16 14v24M20 44V30h8v14M13 24h5v5h-5zM30 24h5v5h-5z',
  building: 'M4 44h40M10 44V4h28v40M16 10h6M26 10h6M16 18h6M26 18h6M16 26h6M26 26h6M20 44V34h8v10',
};

export function PricingPlans({
  sample,
  label,
  title,
  text,
  features,
  items,
  action,
  comparison,
}: SectionProps<typeof pricingPlans>) {
  return (
    <div className={`wrap ${styles.root}`}>
      <SectionHead label={label} title={title} text={text} isSample={sample} />
      <ul role="list" className={styles.list}>
        {items.map((plan) => (
          <li key={plan.title}>
            <svg width="48" height="48" viewBox="0 0 48 48" aria-hidden="true">
              <path d={drawings[plan.icon]} fill="none" stroke="currentColor" strokeWidth="1.5" />
            </svg>
            <h3>{plan.title}</h3>
            <p className={styles.price}>
              <strong>${plan.price}</strong> <span>{plan.per}</span>
            </p>
            {plan.text && (
              <p className="quiet">
                <Marked text={plan.text} />
              </p>
            )}
            <ul role="list" className={styles.features}>
              {features.map((feature, index) => {
                const isTicked = plan.ticked.includes(index + 1);
                return (
                  <li key={feature} data-ticked={isTicked}>
                    {isTicked ? <Icon name="check" size={22} /> : <span aria-hidden="true">–</span>}
                    {feature}
                    <span className="visually-hidden">{isTicked ? words.included : words.notIncluded}</span>
                  </li>
                );
              })}
            </ul>
            <ActionLink {...action} />
          </li>
        ))}
      </ul>
      {comparison && <Comparison {...comparison} plans={items.map((plan) => plan.title)} />}
    </div>
  );
}

interface ComparisonProps extends NonNullable<SectionProps<typeof pricingPlans>['comparison']> {
  /** Their titles, in the order of the values. */
  plans: string[];
}

function Comparison({ title, rows, plans }: ComparisonProps) {
  return (
    <table className={styles.comparison}>
      <caption>
        <h3>{title}</h3>
      </caption>
      <thead>
        <tr>
          <td />
          {plans.map((plan) => (
            <th key={plan} scope="col">
              {plan}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, values }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {plans.map((plan, index) => (
              <td key={plan}>{values[index]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
