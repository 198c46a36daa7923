import { frame } from 'words:site';
import type { MenuItem, Navigation } from '../../collections/navigation.ts';
import { Icon } from '../../parts/Icon/Icon.tsx';
import styles from './Menu.module.css';

interface Props {
  navigation: Navigation;
  /** The page's own address; "/" for the home page. It marks the active menu item by prefix. */
  path: string;
  /** The home page's other address, such as "/index-01". */
  home: string;
  menu: 'page' | 'sections';
}

/** The header's menu, from tablet width on. MobilePanel has it on smaller screens. */
export function Menu({ navigation, menu, ...place }: Props) {
  return (
    <nav className={styles.root} aria-label={frame.menu}>
      <ul role="list">
        {menu === 'sections'
          ? navigation.onePage.map(({ label, anchor }) => (
              <li key={anchor}>
                <a className={styles.item} href={`#${anchor}`} data-section-link={anchor}>
                  {label}
                </a>
              </li>
            ))
          : navigation.header.map((item) => <Item key={item.label} item={item} {...place} />)}
      </ul>
    </nav>
  );
}

type Place = Pick<Props, 'path' | 'home'>;

function Item({ item, ...place }: { item: MenuItem } & Place) {
  if ('path' in item) {
    return (
      <li>
        <a className={styles.item} href={item.path} {...markActive(item.path, place)}>
          {item.label}
        </a>
      </li>
    );
  }
  const hasActive = item.items.some((child) => isActive(child.path, place));
  return (
    <li>
      <details className={styles.sub} data-submenu="">
        <summary className={styles.item} data-active={hasActive ? '' : undefined}>
          {item.label}
          <Icon name="down" size={14} />
        </summary>
        <ul role="list">
          {item.items.map((child) => (
            <li key={child.path}>
              <a href={child.path} {...markActive(child.path, place)}>
                {child.label}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

function isActive(itemPath: string, { path, home }: Place): boolean {
  const toOwn = (one: string) => (one === '/' ? home : one);
  return toOwn(path).startsWith(toOwn(itemPath));
}

function markActive(itemPath: string, place: Place) {
  return isActive(itemPath, place) ? { 'data-active': '', 'aria-current': 'page' as const } : {};
}
