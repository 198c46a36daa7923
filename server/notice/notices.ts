/**
 * The notice above every page. It is inserted when a page is sent, so it needs no build. The process that saves it
 * shows it at once, others on the same database within five seconds.
 */
import { createHash } from 'node:crypto';
import type { Core } from '../core/core.ts';
import type { Notice } from '../store/notice-store.ts';
import type { BuiltPages } from '../website/built-pages.ts';
import type { Site } from '../website/open-site.ts';
import { rewritePages } from '../website/rewrite-page.ts';

export type Notices = ReturnType<typeof createNotices>;

const lookEveryMs = 5_000;

export function addNotice(core: Core): Notices {
  const notices = createNotices(core);
  core.site = withNotice(core.site, notices);
  core.addLoop({
    run: notices.read,
    pauseMs: lookEveryMs,
    pauseAfterFailureMs: 60_000,
    failure: 'Reading the notice failed',
  });
  return notices;
}

export function createNotices({ store, nowMs }: Pick<Core, 'store' | 'nowMs'>) {
  let notice: Notice | undefined;
  return {
    /** Undefined if there is none or it has expired. */
    current: () => (notice && notice.untilMs > nowMs() ? notice : undefined),
    async save(given: Notice | undefined): Promise<void> {
      await store.setNotice(given);
      notice = given;
    },
    /** Reads the notice that another process may have saved. */
    async read(): Promise<void> {
      notice = await store.findNotice();
    },
  };
}

interface Fragment {
  html: string;
  /** The hash of its styles, for the page's policy. */
  styleHash: string;
  /** Changes with the notice. */
  tag: string;
}

/** Wraps the site so that pages and answers start with the current notice. */
export function withNotice(site: Site, notices: Pick<Notices, 'current'>): Site {
  let last: { of: Notice; build: BuiltPages; fragment: Fragment; pages: BuiltPages } | undefined;

  function getLast() {
    const notice = notices.current();
    if (notice === undefined) return undefined;
    const build = site.pages();
    if (last?.of !== notice || last.build !== build) {
      const fragment = createFragment(site, notice);
      const pages = rewritePages(build, fragment.tag, (html) => insertInto(html, fragment));
      last = { of: notice, build, fragment, pages };
    }
    return last;
  }
  const getFragment = () => getLast()?.fragment;

  return {
    ...site,
    pages: () => getLast()?.pages ?? site.pages(),
    policyOf: (file) => allowStyles(site.policyOf(file), getFragment()),
    writeScreen(name, props) {
      const answer = site.writeScreen(name, props);
      const fragment = getFragment();
      // The team sees the notice on the page where it is written.
      if (answer === undefined || fragment === undefined || name === 'inbox') return answer;
      return { html: insertInto(answer.html, fragment), policy: allowStyles(answer.policy, fragment) };
    },
  };
}

function createFragment(site: Site, { text, linkLabel, linkAddress }: Notice): Fragment {
  const link = linkLabel && linkAddress ? { label: linkLabel, address: linkAddress } : undefined;
  const html = site.writeScreen('notice', { text, link, colors: site.manifest().accent })?.html ?? '';
  const styles = /<style>([^<]*)<\/style>/.exec(html)?.[1] ?? '';
  const hash = (value: string) => createHash('sha256').update(value).digest('base64');
  return { html, styleHash: `'sha256-${hash(styles)}'`, tag: hash(html).slice(0, 8) };
}

const insertInto = (page: string, { html }: Fragment): string =>
  page.replace(/<header\b/, () => `${html}<header`);

const allowStyles = (policy: string, fragment: Fragment | undefined): string =>
  fragment ? policy.replace("style-src 'self'", (sources) => `${sources} ${fragment.styleHash}`) : policy;
