/** Publishes and removes the notice above every page of the site. */
import { longestNotice } from '../../contract/inbox.ts';
import type { InboxRoutes, Visit } from './guard.ts';
import { formatLocalTime } from '../lib/local-time.ts';
import type { Site } from '../website/open-site.ts';
import type { Notices } from '../notice/notices.ts';

export interface NoticeParts {
  notices: Notices;
  site: Site;
  nowMs: () => number;
}

const longestLabel = 60;

export function addNoticePage(routes: InboxRoutes, { notices, site, nowMs }: NoticeParts): void {
  const getTimeZone = () => site.manifest().company.hours.timeZone;

  const show = (visit: Visit, problem?: 'noText' | 'noEnd' | 'noLink') => {
    const current = notices.current();
    const typed = {
      text: visit.read('text') || (current?.text ?? ''),
      linkLabel: visit.read('linkLabel') || (current?.linkLabel ?? ''),
      linkAddress: visit.read('linkAddress') || (current?.linkAddress ?? ''),
      until:
        visit.read('until') ||
        (current ? formatLocalTime(current.untilMs, getTimeZone()).replace(' ', 'T') : ''),
    };
    if (problem) visit.reply.code(422);
    return visit.show('notice', { typed, problem, author: current?.author });
  };

  routes.get('/notice', (visit) => show(visit), 'see-all');

  routes.post(
    '/notice',
    async (visit) => {
      if (visit.read('remove') !== '') {
        await notices.save(undefined);
        return visit.goTo('/notice');
      }
      const text = visit.read('text');
      const untilMs = readEnd(visit.read('until'), getTimeZone());
      const [label, address] = [visit.read('linkLabel'), visit.read('linkAddress')];
      if (text === '' || text.length > longestNotice) return show(visit, 'noText');
      if (untilMs === undefined || untilMs <= nowMs()) return show(visit, 'noEnd');
      const hasLink = label !== '' || address !== '';
      if (hasLink && (label === '' || label.length > longestLabel || !isLink(address)))
        return show(visit, 'noLink');
      await notices.save({
        text,
        linkLabel: hasLink ? label : null,
        linkAddress: hasLink ? address : null,
        untilMs,
        author: visit.person.name,
      });
      return visit.goTo('/notice');
    },
    'see-all',
  );
}

/** Parses `2026-11-26T18:00` in the office's time zone. */
function readEnd(typed: string, timeZone: string): number | undefined {
  try {
    return Temporal.PlainDateTime.from(typed).toZonedDateTime(timeZone).epochMilliseconds;
  } catch {
    return undefined;
  }
}

/** A page of the site, a phone number, or an HTTPS address on another site. */
const isLink = (address: string): boolean =>
  address.length <= 300 &&
  (/^\/(?!\/)\S*$/.test(address) || /^tel:\+?[\d-]+$/.test(address) || isHttps(address));

const isHttps = (address: string): boolean => URL.parse(address)?.protocol === 'https:';
