import { frame } from 'words:site';
import { getCallAddress, isTollFree } from '../../../../contract/phone.ts';
import type { Company } from '../../../../contract/company.ts';
import type { Navigation } from '../../collections/navigation.ts';
import { Icon } from '../../parts/Icon/Icon.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { TopBar } from '../TopBar/TopBar.tsx';
import styles from './Header.module.css';
import looks from './HeaderLooks.module.css';
import { fitHeader, isLongName } from '../../lib/fit-header.ts';
import { isAlone } from '../../lib/logo-file.ts';
import { Menu } from './Menu.tsx';

interface Props {
  company: Company;
  navigation: Navigation;
  /** The page's own address, also when "/" shows it; the item whose path it starts with is the active one. */
  path: string;
  /** `sections` on one-page sites: the menu scrolls instead of leaving. */
  menu: 'page' | 'sections';
  /** See page.ts. */
  look: 'bar' | 'over' | 'split' | 'centered' | 'boxed';
  hasTopBar: boolean;
}

export function Header({ company, navigation, path, menu, look, hasTopBar }: Props) {
  const { label, tollFree = label } = navigation.call;
  const callLabel = isTollFree(company.phone) ? tollFree : label;
  const fit = fitHeader(company, navigation, menu, look);
  return (
    <header
      className={`${styles.root} ${looks.root}`}
      id="header"
      data-header={fit.look}
      data-fold={fit.fold}
    >
      {hasTopBar && <TopBar company={company} />}
      <div className={`${styles.slot} ${looks.slot}`}>
        <div className={`${styles.bar} ${looks.bar}`}>
          <div className={`wrap ${styles.line} ${looks.line}`}>
            <a className={`${styles.brand} ${looks.brand}`} href="/" aria-label={frame.logo}>
              <Logo logo={company.logo} />
              {!isAlone(company.logo) && (
                <span className={styles.name} data-long={isLongName(company.name) || undefined}>
                  {company.name}
                </span>
              )}
            </a>
            <Menu className={looks.menu ?? ''} navigation={navigation} path={path} menu={menu} />
            <a className={`${styles.call} ${looks.call}`} href={getCallAddress(company.phone)}>
              <Icon name="phone" />
              <span>
                <span className={styles.callLabel}>{callLabel}</span> {company.phone.shown}
              </span>
            </a>
            <a
              className={`${styles.quote} ${looks.quote}`}
              data-tone="loud"
              href={menu === 'sections' ? '#contact' : navigation.quote.path}
            >
              {navigation.quote.label}
            </a>
            <button
              className={styles.toggle}
              type="button"
              aria-label={frame.openPanel}
              aria-haspopup="dialog"
              // Opens the dialog without JavaScript; chrome.client.ts does it for browsers that do not know `command`.
              {...{ command: 'show-modal', commandfor: 'menu-panel' }}
            >
              <Icon name="menu" size={26} />
            </button>
          </div>
        </div>
      </div>
    </header>
  );
}
