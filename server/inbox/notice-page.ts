/** Publishes and removes the notice above every page of the site. */
import { longestNotice, type InboxScreens, type NoticeProblem } from '../../contract/inbox.ts';
import { parseLink, type LinkSite } from '../../domain/typed/parse-link.ts';
import { nameZone } from '../../domain/business-time.ts';
import { toHeaderText } from '../lib/header-text.ts';
import type { Notice } from '../store/notice-store.ts';
import type { InboxRoutes, Visit } from './guard.ts';
import { formatLocalTime } from '../../domain/local-time.ts';
import type { Site } from '../website/open-site.ts';
import type { Notices } from '../notice/notices.ts';

export interface NoticeParts {
  notices: Notices;
  site: Site;
  publicUrl: string | undefined;
  nowMs: () => number;
}

const longestLabel = 60;

type Typed = InboxScreens['notice']['typed'];

export function addNoticePage(routes: InboxRoutes, { notices, site, publicUrl, nowMs }: NoticeParts): void {
  const getTimeZone = () => site.manifest().company.hours.timeZone;

  /** The refused words, those that a link proposes, or those of the current notice. */
  const show = (visit: Visit, problem?: NoticeProblem) => {
    const current = notices.current();
    const names = ['text', 'linkLabel', 'linkAddress', 'until'] as const;
    const typed = Object.fromEntries(names.map((name) => [name, visit.read(name)])) as Typed;
    if (problem) visit.reply.code(422);
    return visit.show('notice', {
      typed: problem || typed.text !== '' ? typed : describe(current),
      problem,
      author: current?.author,
      zone: nameZone(getTimeZone(), nowMs()),
    });
  };

  const describe = (notice: Notice | undefined): Typed => ({
    text: notice?.text ?? '',
    linkLabel: notice?.linkLabel ?? '',
    linkAddress: notice?.linkAddress ?? '',
    until: notice ? formatLocalTime(notice.untilMs, getTimeZone()).replace(' ', 'T') : '',
  });

  routes.get('/notice', (visit) => show(visit), 'see-all');

  routes.post(
    '/notice',
    async (visit) => {
      if (visit.read('remove') !== '') {
        await notices.save(undefined);
        return visit.goTo('/notice');
      }
      const [text, label] = [toHeaderText(visit.read('text')), toHeaderText(visit.read('linkLabel'))];
      const untilMs = readEnd(visit.read('until'), getTimeZone());
      const typedLink = visit.read('linkAddress');
      const address = parseLink(typedLink, describeSite(visit));
      if (text === '' || text.length > longestNotice) return show(visit, 'noText');
      if (untilMs === undefined || untilMs <= nowMs()) return show(visit, 'noEnd');
      const hasLink = label !== '' || typedLink !== '';
      if (hasLink && address === undefined) return show(visit, 'noLink');
      if (hasLink && (label === '' || label.length > longestLabel)) return show(visit, 'noLinkLabel');
      await notices.save({
        text,
        linkLabel: hasLink ? label : null,
        linkAddress: address ?? null,
        untilMs,
        author: visit.person.name,
      });
      return visit.goTo('/notice');
    },
    'see-all',
  );

  const describeSite = ({ request }: Visit): LinkSite => ({
    origins: [site.manifest().company.url, publicUrl, `${request.protocol}://${request.host}`].filter(
      (origin) => origin !== undefined,
    ),
    isPage: (path) => site.answer(path).type !== 'unknown',
  });
}

/** Parses `2026-11-26T18:00` in the office's time zone. */
function readEnd(typed: string, timeZone: string): number | undefined {
  try {
    return Temporal.PlainDateTime.from(typed).toZonedDateTime(timeZone).epochMilliseconds;
  } catch {
    return undefined;
  }
}
