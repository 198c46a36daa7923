/**
 * The closures that the team enters in the inbox. They join the company's hours in the manifest, so all promises,
 * deadlines, reminders and pushes follow them at once, and pages with “Open now” get them when they are sent. The
 * process that saves one uses it at once, others on the same database within five seconds.
 */
import { createHash } from 'node:crypto';
import { readDay } from '../../contract/credentials.ts';
import { listClosed } from '../../domain/days-off.ts';
import { readLocalClock } from '../../domain/office-hours.ts';
import type { Core } from '../core/core.ts';
import type { StoredClosure } from '../store/closure-store.ts';
import type { BuiltPages } from '../website/built-pages.ts';
import type { Site } from '../website/open-site.ts';
import { rewritePages } from '../website/rewrite-page.ts';

export type Closures = ReturnType<typeof createClosures>;

const lookEveryMs = 5_000;
/** Reminders count the office hours of the last weeks. */
const pastDays = 60;
const dayMs = 24 * 60 * 60_000;

export function addClosures(core: Core): Closures {
  const closures = createClosures(core);
  core.site = withClosures(core.site, closures, core.nowMs);
  core.addLoop({
    run: closures.read,
    pauseMs: lookEveryMs,
    pauseAfterFailureMs: 60_000,
    failure: 'Reading the closures failed',
  });
  return closures;
}

function createClosures({ store, nowMs }: Core) {
  let closures: readonly StoredClosure[] = [];

  async function read(): Promise<void> {
    const found = await store.listClosures(readDay(nowMs() - pastDays * dayMs, 'UTC'));
    // The same array means that pages can be sent from memory.
    if (JSON.stringify(found) !== JSON.stringify(closures)) closures = found;
  }

  return {
    /** Also those that ended in the last days, for office hours of the past. */
    list: () => closures,
    async add(given: Omit<StoredClosure, 'id'>): Promise<void> {
      await store.addClosure(given);
      await read();
    },
    async remove(id: number): Promise<void> {
      await store.removeClosure(id);
      await read();
    },
    /** Reads the closures that other processes may have changed. */
    read,
  };
}

type Manifest = ReturnType<Site['manifest']>;

/** Wraps the site so that its hours include the closures. */
export function withClosures(site: Site, closures: Pick<Closures, 'list'>, nowMs: () => number): Site {
  let manifest: { base: Manifest; of: unknown; merged: Manifest } | undefined;
  let pages: { base: BuiltPages; of: unknown; day: string; changed: BuiltPages } | undefined;

  return {
    ...site,
    manifest() {
      const [base, of] = [site.manifest(), closures.list()];
      if (of.length === 0) return base;
      if (manifest?.base !== base || manifest.of !== of) {
        const { company } = base;
        const hours = { ...company.hours, closures: of };
        manifest = { base, of, merged: { ...base, company: { ...company, hours } } };
      }
      return manifest.merged;
    },
    pages() {
      const [base, of] = [site.pages(), closures.list()];
      if (of.length === 0) return base;
      const { office, timeZone } = site.manifest().company.hours;
      const day = readDay(nowMs(), timeZone);
      if (pages?.base !== base || pages.of !== of || pages.day !== day) {
        const { noonUtcMs } = readLocalClock(nowMs(), timeZone);
        const closed = listClosed({ office, closures: of }, noonUtcMs, 366).join(',');
        pages = { base, of, day, changed: closed === '' ? base : addToPages(base, closed) };
      }
      return pages.changed;
    },
  };
}

/** The element of OpeningState.tsx. */
const opening = ' data-opening=';

function addToPages(pages: BuiltPages, closed: string): BuiltPages {
  const tag = createHash('sha256').update(closed).digest('base64').slice(0, 8);
  const add = (html: string) => html.replaceAll(opening, ` data-closed="${closed}"${opening}`);
  return rewritePages(pages, tag, add, ({ body }, file) => file.endsWith('.html') && body.includes(opening));
}
