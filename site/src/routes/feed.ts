/** The articles as RSS, newest first. A site without articles has no feed. */
import rss from '@astrojs/rss';
import { feed } from 'words:site';
import { loadCompany } from '../collections/load-company.ts';
import { listPosts } from '../collections/posts.ts';
import { feedPath } from '../entries/addresses.ts';
import { getPagePath } from '../entries/content-folders.ts';
import { listRoutes, loadIsUnbuilt } from './list-routes.ts';

/** Feed readers poll often and need only recent articles. */
const newest = 50;

export const hasFeed = (): boolean => !loadIsUnbuilt()(feedPath);

export async function writeFeed(): Promise<Response> {
  const { url, tagline } = loadCompany();
  const hasBlog = listRoutes().some(({ path }) => path === '/blog');
  return rss({
    title: feed.title,
    description: tagline,
    site: hasBlog ? `${url}/blog` : url,
    trailingSlash: false,
    customData: '<language>en-us</language>',
    items: listPosts()
      .slice(0, newest)
      .map(({ id, data }) => ({
        title: data.title,
        link: url + getPagePath('posts', id),
        pubDate: new Date(data.date),
        categories: data.categories,
        description: data.excerpt,
      })),
  });
}
