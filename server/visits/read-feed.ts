/**
 * The process that reads one calendar and ends: a feed is foreign and may be large, so it cannot block or fill the
 * server. It reads a query from standard input, and writes busy times to standard output.
 */
import { text } from 'node:stream/consumers';
import { findBusyTimes, type BusyTimes, type Reader } from '../../domain/visits/busy-times.ts';
import { fetchFeed, type FeedQuery } from './fetch-feed.ts';

export interface ReadingQuery extends FeedQuery {
  reader: Reader;
}

export type Reading =
  | { type: 'unchanged' }
  | ({ type: 'busy'; etag: string | null } & BusyTimes)
  /** `problem`: a sentence for the owner of the calendar. */
  | { type: 'failed'; problem: string };

async function read({ reader, ...query }: ReadingQuery): Promise<Reading> {
  try {
    const answer = await fetchFeed(query);
    if (answer.type === 'unchanged') return answer;
    return { type: 'busy', etag: answer.etag, ...findBusyTimes(answer.bytes, reader) };
  } catch (error) {
    const { name, message } = error as Error;
    if (name !== 'FeedError' && name !== 'CalendarError') throw error;
    return { type: 'failed', problem: message };
  }
}

process.stdout.write(JSON.stringify(await read(JSON.parse(await text(process.stdin)) as ReadingQuery)));
