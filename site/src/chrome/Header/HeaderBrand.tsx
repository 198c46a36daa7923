import { frame } from 'words:site';
import type { Company } from '../../../../contract/company.ts';
import { isLongName } from '../../logo/fit-header.ts';
import { isAlone } from '../../logo/logo.ts';
import { Logo } from '../Logo/Logo.tsx';
import styles from './HeaderBrand.module.css';

/** Logo and name, linked to the home page. */
export function HeaderBrand({ company }: { company: Company }) {
  return (
    <a className={styles.root} href="/" aria-label={frame.logo}>
      <Logo logo={company.logo} />
      {!isAlone(company.logo) && (
        <span className={styles.name} data-long={isLongName(company.name) || undefined}>
          {company.name}
        </span>
      )}
    </a>
  );
}
