/**
 * Queues changes that other programs make to content or pictures (a text editor, `git pull`), like the editor's own: a
 * change waits for pages that are rendering, and new pages wait for the change.
 */
import { statSync } from 'node:fs';
import path from 'node:path';

const fileEvents: ReadonlySet<string> = new Set(['add', 'change', 'unlink']);

interface Watcher {
  emit: (event: string, ...given: unknown[]) => boolean;
}

interface Parts {
  content: string;
  change: (work: () => Promise<void>) => Promise<void>;
  /** Makes the server list the pages again. */
  read: () => void;
}

/** Call these only inside a queued change. */
interface Show {
  refresh: () => void;
  /** Reports a file event to the server at once. */
  tell: (event: string, file: string) => void;
}

export function queueOutsideChanges(watcher: Watcher, { content, change, read }: Parts): Show {
  const tell = watcher.emit.bind(watcher);
  let readAtMs = 0;
  const refresh = (): void => {
    const nowMs = Date.now();
    read();
    readAtMs = nowMs;
  };
  /**
   * Whether the last read included the file, such as one that the editor wrote. Uses the ctime: a copy may keep an old
   * mtime.
   */
  const isRead = (file: string): boolean =>
    (statSync(file, { throwIfNoEntry: false })?.ctimeMs ?? Infinity) < readAtMs;
  watcher.emit = (event, ...given) => {
    const file = event === 'all' ? given[1] : given[0];
    const isOurs = typeof file === 'string' && file.startsWith(content + path.sep);
    if (!isOurs) return tell(event, ...given);
    // On "all", Astro reloads its collection configuration, which content never changes, and silently ignores content
    // until it is done.
    if (event === 'all') return true;
    if (!fileEvents.has(event)) return tell(event, ...given);
    change(async () => {
      if (!isRead(file)) refresh();
      // The content is current by now. The event makes the server reload words and pictures.
      tell(event, ...given);
    }).catch((error: unknown) => console.error(error));
    return true;
  };
  return { refresh, tell };
}
