/** The articles as RSS, newest first. */
import rss from '@astrojs/rss';
import { feed } from 'words:site';
import { loadCompany } from '../collections/load-company.ts';
import { listPosts } from '../collections/posts.ts';

/** Readers ask often, and want what is new. */
const newest = 50;

export async function GET(): Promise<Response> {
  const [company, posts] = await Promise.all([loadCompany(), listPosts()]);
  const blog = `${company.url}/blog`;
  return rss({
    title: feed.title,
    description: company.tagline,
    site: blog,
    trailingSlash: false,
    customData: '<language>en-us</language>',
    items: posts.slice(0, newest).map(({ id, data }) => ({
      title: data.title,
      link: `${blog}/${id}`,
      pubDate: new Date(data.date),
      categories: data.categories,
      description: data.excerpt,
    })),
  });
}
