/** What is around every screen: whose inbox it is, and the menu of the one who is signed in. */
import { menu, page } from 'words:inbox';
import type { ReactNode } from 'react';
import type { Company } from '../../../contract/company.ts';
import { fillIn } from '../../../contract/fill-in.ts';
import {
  inboxMenu,
  inboxPath,
  type InboxFrame,
  type MenuEntry,
  type ScreenName,
} from '../../../contract/inbox.ts';
import { Logo } from '../chrome/Logo/Logo.tsx';
import { FormToken } from './PostForm.tsx';
import styles from './Shell.module.css';

interface Props {
  company: Pick<Company, 'name' | 'logo'>;
  frame: InboxFrame | undefined;
  screen: ScreenName;
  children: ReactNode;
}

export function Shell({ company, frame, screen, children }: Props) {
  const entries = inboxMenu.filter(({ roles }: MenuEntry) => frame && roles.includes(frame.person.role));
  return (
    <>
      <a className="visually-hidden skip" href="#content">
        {page.skip}
      </a>
      <header className={styles.root}>
        <a className={styles.home} href={inboxPath}>
          <Logo logo={company.logo} size={32} />
          <span>{fillIn(page.title, { company: company.name })}</span>
        </a>
        {entries.length > 0 && (
          <nav className={styles.menu} aria-label={page.menu}>
            {entries.map(({ path, name }) => (
              <a key={name} href={path} aria-current={name === screen ? 'page' : undefined}>
                {menu[name]}
              </a>
            ))}
          </nav>
        )}
      </header>
      <FormToken value={frame?.formToken ?? ''}>
        <main className={styles.main} id="content" tabIndex={-1} data-screen={screen}>
          {children}
        </main>
      </FormToken>
    </>
  );
}
