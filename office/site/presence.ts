/** Who has which content file open. It is in memory only: after a restart, the next sign of life fills it again. */
import type { Presence } from '../../contract/quick-changes.ts';

/** The editor's sign of life comes every 20 seconds, in a background tab once a minute. */
export const editorMs = 90_000;
/** A form without scripts gives only one. */
export const formMs = 10 * 60_000;

interface Place extends Presence {
  file: string;
  untilMs: number;
}

export type Presences = ReturnType<typeof createPresences>;

export function createPresences(nowMs: () => number) {
  const places = new Map<string, Place>();
  return {
    /** A session has one file open for so long. Returns the others who have it open, the first one first. */
    enter(session: string, { file, name, forMs }: { file: string; name: string; forMs: number }): Presence[] {
      for (const [other, { untilMs }] of places) if (untilMs < nowMs()) places.delete(other);
      const before = places.get(session);
      const sinceMs = before?.file === file ? before.sinceMs : nowMs();
      places.set(session, { file, name, sinceMs, untilMs: nowMs() + forMs });
      const here = [...places].filter(([other, place]) => other !== session && place.file === file);
      // Somebody with two devices is one person.
      const first = new Map(here.reverse().map(([, place]) => [place.name, place.sinceMs]));
      return [...first].map(([other, since]) => ({ name: other, sinceMs: since }));
    },
    leave: (session: string) => void places.delete(session),
  };
}
