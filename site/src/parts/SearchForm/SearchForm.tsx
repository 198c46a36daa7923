import { frame } from 'words:site';
import { searchPath } from '../../../../contract/endpoints.ts';
import { atLeadServer } from '../../forms/lead-server.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './SearchForm.module.css';

/** A plain GET form that works without JavaScript. `id` keeps labels unique if two forms share a page. */
export function SearchForm({ id }: { id: string }) {
  return (
    <form className={styles.root} action={atLeadServer(searchPath)} role="search" aria-label={frame.search}>
      <label className="visually-hidden" htmlFor={id}>
        {frame.search}
      </label>
      <input id={id} name="q" type="text" placeholder={frame.search} required />
      <button type="submit" aria-label={frame.searchButton}>
        <Icon name="search" />
      </button>
    </form>
  );
}
