import { crash, messages } from 'words:forms';
import { Component, Fragment, type FragmentInstance, type ReactNode } from 'react';
// Types what a fragment's ref can do in a browser.
import type {} from 'react-dom';
import { getCallAddress } from '../../../../contract/phone.ts';
import type { Contact } from '../../lib/contact.ts';
import styles from './Boundary.module.css';
import { describeCrash } from './describe-crash.ts';

interface Props {
  /** Ways to reach the company when the island cannot. */
  contact: Contact;
  /** `true` where the island is in a column that has its own gutters. */
  isInColumn?: boolean;
  children: ReactNode;
}

interface State {
  /** What crashed; `null` while nothing has. */
  crash: string | null;
}

/** Around every island: when it crashes, its place shows the error and how to reach us, and the rest of the page works. */
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

/** Tells hydrate-island.ts that React has hydrated the island, also when all it shows is a crash. */
function announce(island: FragmentInstance | null): void {
  island?.dispatchEvent(new Event('hydrated', { bubbles: true }));
}
