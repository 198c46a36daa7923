/** Publishes and removes the notice above every page of the site. */
import { parseLink, type LinkSite } from '../../domain/typed/parse-link.ts';
import { nameZone } from '../../domain/business-time.ts';
import { toHeaderText } from '../../domain/header-text.ts';
import type { Notice } from '../../server/store/notice-store.ts';
import type { InboxRoutes, Visit } from '../frame/guard.ts';
import type { InboxParts } from '../frame/inbox-parts.ts';
import type { Problem } from '../frame/screens.ts';
import { formatLocalTime } from '../../domain/local-time.ts';

declare module '../frame/screens.ts' {
  interface Screens {
    notice: ReturnType<typeof readScreen>;
  }
}

/** Characters. */
const longest = { text: 300, linkLabel: 60 };

type Typed = Record<'text' | 'linkLabel' | 'linkAddress' | 'until', string>;

/** `typed`: the refused words, those that a link proposes, or those of the current notice. */
function readScreen({ read }: Visit, { notices, site, nowMs }: InboxParts, problem?: Problem) {
  const current = notices.current();
  const { timeZone } = site.manifest().company.hours;
  const typed: Typed = {
    text: read('text'),
    linkLabel: read('linkLabel'),
    linkAddress: read('linkAddress'),
    until: read('until'),
  };
  return {
    typed: problem || typed.text !== '' ? typed : describe(current, timeZone),
    problem,
    longest,
    /** Undefined if there is no notice. */
    author: current?.author,
    /** The time zone of `until`, such as "Eastern Time". */
    zone: nameZone(timeZone, nowMs()),
  };
}

const describe = (notice: Notice | undefined, timeZone: string): Typed => ({
  text: notice?.text ?? '',
  linkLabel: notice?.linkLabel ?? '',
  linkAddress: notice?.linkAddress ?? '',
  until: notice ? formatLocalTime(notice.untilMs, timeZone).replace(' ', 'T') : '',
});

export function addNoticePage(routes: InboxRoutes, parts: InboxParts): void {
  const { config, notices, site, nowMs } = parts;
  const show = (visit: Visit, problem?: Problem) =>
    visit.show('notice', readScreen(visit, parts, problem), problem && 422);

  routes.get('/notice', 'see-all', (visit) => show(visit));

  routes.post('/notice', 'see-all', async (visit) => {
    if (visit.read('remove') !== '') {
      await notices.save(undefined);
      return visit.goTo('/notice');
    }
    const [text, label] = [toHeaderText(visit.read('text')), toHeaderText(visit.read('linkLabel'))];
    const untilMs = readEnd(visit.read('until'), site.manifest().company.hours.timeZone);
    const typedLink = visit.read('linkAddress');
    const address = parseLink(typedLink, describeSite(visit));
    if (text === '' || text.length > longest.text) return show(visit, 'noText');
    if (untilMs === undefined || untilMs <= nowMs()) return show(visit, 'noEnd');
    const hasLink = label !== '' || typedLink !== '';
    if (hasLink && address === undefined) return show(visit, 'noLink');
    if (hasLink && (label === '' || label.length > longest.linkLabel)) return show(visit, 'noLinkLabel');
    await notices.save({
      text,
      linkLabel: hasLink ? label : null,
      linkAddress: address ?? null,
      untilMs,
      author: visit.person.name,
    });
    return visit.goTo('/notice');
  });

  const describeSite = ({ request }: Visit): LinkSite => ({
    origins: [site.manifest().company.url, config.publicUrl, `${request.protocol}://${request.host}`].filter(
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
