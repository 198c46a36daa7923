/** RSS 2.0: the articles, newest first. */
import { feed } from 'words:site';
import { loadCompany } from '../collections/company.ts';
import { listPosts } from '../collections/posts.ts';
import { escapeXml } from '../lib/escape-xml.ts';

export async function GET(): Promise<Response> {
  const [company, posts] = await Promise.all([loadCompany(), listPosts()]);
  const items = posts.map(({ id, data }) =>
    [
      '    <item>',
      `      <title>${escapeXml(data.title)}</title>`,
      `      <link>${company.url}/blog/${id}</link>`,
      `      <guid>${company.url}/blog/${id}</guid>`,
      `      <pubDate>${new Date(data.date).toUTCString()}</pubDate>`,
      ...data.categories.map((category) => `      <category>${escapeXml(category)}</category>`),
      `      <description>${escapeXml(data.excerpt)}</description>`,
      '    </item>',
    ].join('\n'),
  );
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0">',
    '  <channel>',
    `    <title>${escapeXml(feed.title)}</title>`,
    `    <link>${company.url}/blog</link>`,
    `    <description>${escapeXml(company.tagline)}</description>`,
    '    <language>en-us</language>',
    ...items,
    '  </channel>',
    '</rss>',
    '',
  ].join('\n');
  return new Response(xml, { headers: { 'Content-Type': 'application/rss+xml' } });
}
