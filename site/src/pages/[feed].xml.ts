import { listFeeds, writeFeed } from '../routes/feed.ts';

export const getStaticPaths = listFeeds;
export const GET = writeFeed;
