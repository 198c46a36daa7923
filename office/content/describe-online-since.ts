import { formatTime } from '../../contract/language.ts';

/**
 * The time of a version such as "20261122T153000Z-1a2b3c4d" on the company's clock: the editor may run in another
 * zone.
 */
export function describeOnlineSince(release: string, timeZone: string): string {
  const iso = release.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z.*$/, '$1-$2-$3T$4:$5:$6Z');
  return formatTime(Date.parse(iso), timeZone);
}
