/** The layout of every screen, with the menu for the signed-in person. */
import { menu, page } from 'words:inbox';
import type { ReactNode } from 'react';
import { fillIn } from '../../contract/fill-in.ts';
import { inboxPath } from '../../contract/endpoints.ts';
import { formatNear } from '../../contract/language.ts';
import { may, type Right } from './access.ts';
import { FormToken } from './PostForm.tsx';
import type { Frame, Screens, StalledMails } from './screens.ts';
import styles from './Shell.module.css';

interface Props {
  frame: Frame | undefined;
  screen: keyof Screens;
  stalled: StalledMails | undefined;
  children: ReactNode;
}

interface Entry {
  screen: keyof typeof menu;
  /** Below `/inbox`. */
  path: string;
  right?: Right;
  /** People with this right reach it elsewhere. */
  unless?: Right;
}

/** A phone has room for five. */
const entries: readonly Entry[] = [
  { screen: 'list', path: '' },
  { screen: 'site', path: '/site', right: 'see-site' },
  { screen: 'online', path: '/online', right: 'see-site' },
  { screen: 'numbers', path: '/numbers', right: 'see-all' },
  { screen: 'people', path: '/people', right: 'manage-people' },
  { screen: 'devices', path: '/devices', unless: 'manage-people' },
];

/** Screen → the item of the menu that leads to it. */
const places: Partial<Record<keyof Screens, keyof typeof menu>> = {
  request: 'list',
  'team-photos': 'list',
  downloads: 'list',
  visits: 'list',
  quote: 'list',
  'quote-check': 'list',
  closed: 'site',
  notice: 'site',
  confirm: 'site',
  'site-places': 'site',
  'site-form': 'site',
  'site-logo': 'site',
  'site-photos': 'site',
  devices: 'people',
  'site-session': 'people',
  'site-sessions': 'people',
  'site-versions': 'site',
  'site-trouble': 'site',
};

export function Shell({ frame, screen, stalled, children }: Props) {
  const open = entries.filter(
    ({ right, unless }) => frame && (!right || may(frame, right)) && !(unless && may(frame, unless)),
  );
  const current = open.some((entry) => entry.screen === screen) ? screen : places[screen];
  return (
    <FormToken value={frame?.formToken ?? ''}>
      {open.length > 0 && (
        <nav className={`tabs ${styles.menu}`} aria-label={page.menu}>
          {open.map((entry) => (
            <a
              key={entry.screen}
              href={inboxPath + entry.path}
              aria-current={entry.screen === current ? 'page' : undefined}
            >
              {menu[entry.screen]}
            </a>
          ))}
        </nav>
      )}
      <main className={styles.main} id="content" tabIndex={-1}>
        {stalled && (
          <p className="notice">
            {fillIn(stalled.canSend ? page.stalled : page.unsent, {
              time: formatNear(stalled.sinceMs, stalled.nowMs, stalled.timeZone),
            })}
          </p>
        )}
        {children}
      </main>
    </FormToken>
  );
}
