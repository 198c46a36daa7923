import { frame } from 'words:site';
import type { MenuItem, Navigation } from '../../collections/navigation.ts';
import { Icon } from '../../parts/Icon/Icon.tsx';
import styles from './Menu.module.css';

interface Props {
  navigation: Navigation;
  /** The page's own address. It marks the active menu item by prefix. */
  path: string;
  menu: 'page' | 'sections';
}

/** The header's menu, from tablet width on. MobilePanel has it on smaller screens. */
export function Menu({ navigation, path, menu }: Props) {
  return (
    <nav className={styles.root} aria-label={frame.menu}>
      <ul>
        {menu === 'sections'
          ? navigation.onePage.map(({ label, anchor }) => (
              <li key={anchor}>
                <a className={styles.item} href={`#${anchor}`} data-section-link={anchor}>
                  {label}
                </a>
              </li>
            ))
          : navigation.header.map((item) => <Item key={item.label} item={item} path={path} />)}
      </ul>
    </nav>
  );
}

function Item({ item, path }: { item: MenuItem; path: string }) {
  if ('path' in item) {
    return (
      <li>
        <a className={styles.item} href={item.path} {...markActive(item.path, path)}>
          {item.label}
        </a>
      </li>
    );
  }
  const isActive = item.items.some((child) => path.startsWith(child.path));
  return (
    <li>
      <details className={styles.sub} data-submenu="">
        <summary className={styles.item} data-active={isActive ? '' : undefined}>
          {item.label}
          <Icon name="down" size={14} />
        </summary>
        <ul>
          {item.items.map((child) => (
            <li key={child.path}>
              <a href={child.path} {...markActive(child.path, path)}>
                {child.label}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

function markActive(itemPath: string, path: string) {
  return path.startsWith(itemPath) ? { 'data-active': '', 'aria-current': 'page' as const } : {};
}
