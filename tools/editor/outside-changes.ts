/**
 * What another program does to a file of content or to a picture (a text editor, `git pull`) is a change like one of the
 * editor's: it waits for the pages that are being made, and pages that are asked for meanwhile wait for it.
 */
import { statSync } from 'node:fs';
import path from 'node:path';

const fileEvents: ReadonlySet<string> = new Set(['add', 'change', 'unlink']);

interface Watcher {
  emit: (event: string, ...given: unknown[]) => boolean;
}

interface Parts {
  /** The content folder. */
  content: string;
  change: (work: () => Promise<void>) => Promise<void>;
  /** Reads all content again. */
  read: () => Promise<void>;
}

/** Both are for a change that is already under way. */
interface Show {
  refresh: () => Promise<void>;
  /** Tells the server of a file at once. */
  tell: (event: string, file: string) => void;
}

export function queueOutsideChanges(watcher: Watcher, { content, change, read }: Parts): Show {
  const tell = watcher.emit.bind(watcher);
  let readAtMs = 0;
  const refresh = async (): Promise<void> => {
    const nowMs = Date.now();
    await read();
    readAtMs = nowMs;
  };
  /** What the editor wrote itself, for instance. Not by the time of its text, which a copy may bring along. */
  const isRead = (file: string): boolean =>
    (statSync(file, { throwIfNoEntry: false })?.ctimeMs ?? Infinity) < readAtMs;
  watcher.emit = (event, ...given) => {
    const file = event === 'all' ? given[1] : given[0];
    const isOurs = typeof file === 'string' && file.startsWith(content + path.sep);
    if (!isOurs) return tell(event, ...given);
    // On an event of this name, Astro loads the description of its collections again, which no content changes, and
    // until it has, it reads no content and says nothing.
    if (event === 'all') return true;
    if (!fileEvents.has(event)) return tell(event, ...given);
    change(async () => {
      if (!isRead(file)) await refresh();
      // The server finds the content read already, and reads words and pictures anew.
      tell(event, ...given);
    }).catch((error: unknown) => console.error(error));
    return true;
  };
  return { refresh, tell };
}
