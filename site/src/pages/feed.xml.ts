/** The articles as RSS, newest first. */
import rss from '@astrojs/rss';
import { feed } from 'words:site';
import { loadCompany } from '../collections/company.ts';
import { listPosts } from '../collections/posts.ts';

export async function GET(): Promise<Response> {
  const [company, posts] = await Promise.all([loadCompany(), listPosts()]);
  const blog = `${company.url}/blog`;
  return rss({
    title: feed.title,
    description: company.tagline,
    site: blog,
    trailingSlash: false,
    customData: '<language>en-us</language>',
    items: posts.map(({ id, data }) => ({
      title: data.title,
      link: `${blog}/${id}`,
      pubDate: new Date(data.date),
      categories: data.categories,
      description: data.excerpt,
    })),
  });
}
