import type { Company } from '../../../../contract/company.ts';
import { homePath } from '../../collections/load-company.ts';
import type { Navigation } from '../../collections/navigation.ts';
import { fitHeader } from '../../logo/fit-header.ts';
import { TopBar } from '../TopBar/TopBar.tsx';
import styles from './Header.module.css';
import { HeaderActions } from './HeaderActions.tsx';
import { HeaderBrand } from './HeaderBrand.tsx';
import { Menu } from './Menu.tsx';

interface Props {
  company: Company;
  navigation: Navigation;
  /** The page's own address; "/" for the home page. It marks the active menu item by prefix. */
  path: string;
  /** `sections` on one-page sites, whose menu scrolls the page. */
  menu: 'page' | 'sections';
  /** See sections/page-schema.ts. */
  look: 'bar' | 'over' | 'split' | 'centered' | 'boxed';
  hasTopBar: boolean;
}

export function Header({ company, navigation, path, menu, look, hasTopBar }: Props) {
  const fit = fitHeader(company, navigation, menu, look);
  return (
    <header className={styles.root} id="header" data-header={fit.look} data-fold={fit.fold}>
      {hasTopBar && <TopBar company={company} />}
      <div className={styles.slot}>
        <div className={styles.bar}>
          <div className={`wrap ${styles.line}`}>
            <HeaderBrand company={company} />
            <Menu navigation={navigation} path={path} home={homePath(company)} menu={menu} />
            <HeaderActions company={company} navigation={navigation} menu={menu} />
          </div>
        </div>
      </div>
    </header>
  );
}
