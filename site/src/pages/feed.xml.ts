import { hasFeed, writeFeed } from '../routes/feed.ts';

export const GET = (): Response | Promise<Response> =>
  hasFeed() ? writeFeed() : new Response(null, { status: 404 });
