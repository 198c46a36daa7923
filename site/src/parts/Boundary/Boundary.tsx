import { crash, messages } from 'words:forms';
import { Component, Fragment, type FragmentInstance, type ReactNode } from 'react';
// Types the browser methods of a fragment's ref.
import type {} from 'react-dom';
import { getCallAddress } from '../../../../domain/typed/phone.ts';
import type { Contact } from '../../forms/contact.ts';
import styles from './Boundary.module.css';
import { describeCrash } from './describe-crash.ts';

interface Props {
  /** Phone and email, offered when the island crashes. */
  contact: Contact;
  /** `true` if the island is in a column with its own gutters. */
  isInColumn?: boolean;
  children: ReactNode;
}

interface State {
  /** Description of the crash; `null` before one. */
  crash: string | null;
}

/**
 * Wraps every island. A crashed island becomes an error with phone and email, while the rest of the page keeps
 * working.
 */
export class Boundary extends Component<Props, State> {
  override state: State = { crash: null };

  static getDerivedStateFromError(error: unknown): State {
    return { crash: describeCrash(error) };
  }

  override render(): ReactNode {
    return (
      <Fragment ref={announce}>
        {this.state.crash === null ? this.props.children : this.renderCrash()}
      </Fragment>
    );
  }

  private renderCrash(): ReactNode {
    const { contact, isInColumn = false } = this.props;
    return (
      <div className={isInColumn ? styles.root : `wrap ${styles.root}`} role="alert">
        <h2>{messages.crashHeading}</h2>
        <p className={styles.crash}>{this.state.crash}</p>
        <p>{crash.sentence}</p>
        <p className={styles.ways}>
          <a href={getCallAddress(contact.phone)}>{contact.phone.shown}</a>
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </p>
      </div>
    );
  }
}

/** Notifies hydrate-island.ts that React has hydrated the island, even if the island crashed. */
function announce(island: FragmentInstance | null): void {
  island?.dispatchEvent(new Event('hydrated', { bubbles: true }));
}
