/** Metadata in the head of a page, for browsers, search engines and social networks. */
import type { Company } from '../../../contract/company.ts';
import { loadSharePicture } from '../collections/share-pictures.ts';
import { listMembers } from '../collections/team.ts';
import { feedPath } from '../entries/addresses.ts';
import { getPagePath } from '../entries/content-folders.ts';
import { shareSize } from '../logo/share-picture.ts';
import type { Page } from '../sections/page-schema.ts';
import { describePage } from './describe-page.ts';
import { loadIsUnbuilt } from './list-routes.ts';

export async function describeHead(page: Page, path: string, company: Company, direction: string) {
  const { description, sharePicture, sections } = page;
  const picture = await loadSharePicture(sharePicture, direction);
  const isGone = loadIsUnbuilt();
  // A noindex page is its own canonical page.
  const url = company.url + (page.noindex ? path : (page.canonical ?? path));
  const pictureUrl = company.url + picture.url;
  return {
    title: page.companyFirst ? `${company.name} | ${page.title}` : `${page.title} | ${company.name}`,
    description,
    url,
    picture: { url: pictureUrl, alt: picture.alt, ...shareSize },
    isListed: !page.noindex,
    isArticle: sections.some(({ kind }) => kind === 'Post'),
    hasFeed: path.startsWith('/blog') && !isGone(feedPath),
    facts: describePage(page, company, {
      path,
      url,
      pictureUrl,
      authorUrl: findAuthorUrl(page, company),
    }),
  };
}

/** The page of the article's author. */
function findAuthorUrl({ sections }: Page, company: Company): string | undefined {
  const post = sections.find((section) => section.kind === 'Post');
  const member = post && listMembers().find(({ data }) => data.name === post.author);
  return member && company.url + getPagePath('team', member.id);
}
