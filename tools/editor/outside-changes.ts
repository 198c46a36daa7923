/**
 * Queues changes that other programs make to content or pictures (a text editor, `git pull`), like the editor's own: a
 * change waits for pages that are rendering, and new pages wait for the change.
 */
import path from 'node:path';

const fileEvents: ReadonlySet<string> = new Set(['add', 'change', 'unlink']);

interface Watcher {
  emit: (event: string, ...given: unknown[]) => boolean;
}

interface Parts {
  content: string;
  change: (work: () => void) => Promise<void>;
}

/** Reports a file event to the server at once. Call it only inside a queued change. */
type Tell = (event: string, file: string) => void;

export function queueOutsideChanges(watcher: Watcher, { content, change }: Parts): Tell {
  const tell = watcher.emit.bind(watcher);
  watcher.emit = (event, ...given) => {
    const file = event === 'all' ? given[1] : given[0];
    const isOurs = typeof file === 'string' && file.startsWith(content + path.sep);
    if (!isOurs) return tell(event, ...given);
    // The editor's preview reloads by itself.
    if (event === 'all') return true;
    if (!fileEvents.has(event)) return tell(event, ...given);
    // Pages read content when they render. The event makes the server reload words.
    change(() => void tell(event, ...given)).catch((error: unknown) => console.error(error));
    return true;
  };
  return tell;
}
