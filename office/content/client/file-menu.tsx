/** Everything that the site is made of, in groups. */
import { ActButton } from './act-button.tsx';
import { base } from './api.ts';
import { useEditing } from './editing.ts';
import type { EditableFile } from '../site-overview.ts';

export function FileMenu() {
  const { site, file: open, openFile, setDialog } = useEditing();
  const list = (files: readonly EditableFile[]) => (
    <ul>
      {files.map(({ file, label }) => (
        <li key={file}>
          <ActButton
            label={label}
            aria-current={file === open.file ? 'page' : undefined}
            onClick={() => void openFile(file)}
          />
        </li>
      ))}
    </ul>
  );
  /** The home page that the company chose is the first of the pages. */
  const findGroup = ({ isHome, group }: EditableFile) => (isHome ? 'pages' : group);
  const groupOf = (group: string) => site.files.filter((one) => findGroup(one) === group);
  const fold = (group: string, label: string, one?: string) => {
    const own = groupOf(group);
    if (own.length === 0 && !one) return null;
    return (
      <details key={group} open={group === findGroup(open) || group === 'pages'}>
        <summary>
          <h2>{label}</h2> <span className="help">{own.length}</span>
        </summary>
        {list(own)}
        {one && (
          <ActButton
            label={`+ New ${one}`}
            className="quiet"
            onClick={() => setDialog({ name: 'new', folder: group })}
          />
        )}
      </details>
    );
  };
  return (
    <nav aria-label="Everything" className="files">
      <h1>Everything</h1>
      {site.unread.length > 0 && (
        <section className="notice" aria-label="What cannot be read">
          <ul>
            {site.unread.map(({ file, message }) => (
              <li key={file}>{message}</li>
            ))}
          </ul>
        </section>
      )}
      <p>
        <a href={`${base}/first-steps`}>First steps</a>
      </p>
      <h2>The whole site</h2>
      {list(groupOf('site'))}
      {Object.entries(site.folders).map(([folder, { label, one, isOpen }]) =>
        fold(folder, label, isOpen ? one : undefined),
      )}
      {fold('words', 'Words of forms, mails and buttons')}
    </nav>
  );
}
