/** The layout of every screen, with the menu for the signed-in person. */
import { menu, page } from 'words:inbox';
import type { ReactNode } from 'react';
import { fillIn } from '../../../contract/fill-in.ts';
import {
  inboxMenu,
  type InboxFrame,
  type MenuEntry,
  type ScreenName,
  type StalledMails,
} from '../../../contract/inbox.ts';
import { formatNear } from '../../../contract/language.ts';
import { FormToken } from './PostForm.tsx';
import styles from './Shell.module.css';

interface Props {
  frame: InboxFrame | undefined;
  screen: ScreenName;
  stalled: StalledMails | undefined;
  children: ReactNode;
}

export function Shell({ frame, screen, stalled, children }: Props) {
  const current = screen === 'closed' ? 'notice' : screen;
  const entries = inboxMenu.filter(({ roles }: MenuEntry) => frame && roles.includes(frame.role));
  return (
    <FormToken value={frame?.formToken ?? ''}>
      {entries.length > 0 && (
        <nav className={`tabs ${styles.menu}`} aria-label={page.menu}>
          {entries.map(({ path, name }) => (
            <a key={name} href={path} aria-current={name === current ? 'page' : undefined}>
              {menu[name]}
            </a>
          ))}
        </nav>
      )}
      <main className={styles.main} id="content" tabIndex={-1}>
        {stalled && (
          <p className="notice" role="status">
            {fillIn(page.stalled, { time: formatNear(stalled.sinceMs, stalled.nowMs, stalled.timeZone) })}
          </p>
        )}
        {children}
      </main>
    </FormToken>
  );
}
