/** All files of the site, in groups. */
import { ActButton } from './act-button.tsx';
import { base } from './api.ts';
import type { EditableFile, SiteOverview } from '../site-overview.ts';

interface Props {
  site: SiteOverview;
  current: string | undefined;
  onOpen: (file: string) => void;
  onNew: (folder: string) => void;
}

export function FileMenu({ site, current, onOpen, onNew }: Props) {
  const list = (files: readonly EditableFile[]) => (
    <ul>
      {files.map(({ file, label }) => (
        <li key={file}>
          <ActButton
            label={label}
            aria-current={file === current ? 'page' : undefined}
            onClick={() => onOpen(file)}
          />
        </li>
      ))}
    </ul>
  );
  const groupOf = (group: string) => site.files.filter((one) => one.group === group);
  const currentGroup = site.files.find(({ file }) => file === current)?.group;
  return (
    <nav aria-label="Files" className="files">
      {site.unread.length > 0 && (
        <section className="notice" aria-label="Unreadable files">
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
      {Object.entries(site.folders).map(([folder, { label, one, isOpen }]) => (
        <details key={folder} open={folder === currentGroup || folder === 'pages'}>
          <summary>
            <h2>{label}</h2>
          </summary>
          {list(groupOf(folder))}
          {isOpen && <ActButton label={`+ New ${one}`} className="quiet" onClick={() => onNew(folder)} />}
        </details>
      ))}
    </nav>
  );
}
