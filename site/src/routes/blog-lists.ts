/** Data that every blog page shows: the articles and the lists of the sidebar. */
import { getSearchPath } from '../../../contract/endpoints.ts';
import { loadBlog } from '../collections/blog.ts';
import { listPosts, post } from '../collections/posts.ts';
import { getCategoryPath } from '../entries/category-path.ts';
import { oncePerBuild } from '../entries/once-per-build.ts';
import { recentPosts } from '../entries/recent-posts.ts';
import { resolve } from './resolve.ts';

/** The most used ones. */
const mostTags = 40;

export const loadBlogLists = oncePerBuild(makeBlogLists);

async function makeBlogLists() {
  const blog = loadBlog();
  const entries = listPosts();
  const posts = await Promise.all(
    entries.map(async ({ id, data }) => ({
      ...(await resolve(post.toTeaser(data, id), `posts/${id}.yaml`)),
      categories: data.categories,
    })),
  );
  const uses = Map.groupBy(
    entries.flatMap(({ data }) => data.tags),
    (tag) => tag,
  );
  const tags = [...uses.keys()]
    .sort((a, b) => (uses.get(b)?.length ?? 0) - (uses.get(a)?.length ?? 0))
    .slice(0, mostTags);
  return {
    posts,
    more: blog.more,
    aside: {
      headings: blog.aside,
      // One more than a sidebar shows, because an article omits itself.
      recent: posts.slice(0, recentPosts + 1).map(({ title, path, date }) => ({ title, path, date })),
      categories: blog.categories
        .map(({ name }) => ({
          label: name,
          path: getCategoryPath(name),
          count: posts.filter(({ categories }) => categories.includes(name)).length,
        }))
        .filter(({ count }) => count > 0),
      tags: tags.sort().map((tag) => ({ label: tag, path: getSearchPath(tag) })),
    },
  };
}
