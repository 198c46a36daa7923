/** The structured data of a page, with the main entity first. */
import { trail } from 'words:site';
import type { Company } from '../../../contract/company.ts';
import {
  describeArticle,
  describeCompany,
  describeQuestions,
  describeService,
  describeTrail,
} from './schema-org.ts';
import type { Page } from '../sections/page-schema.ts';

type Section = Page['sections'][number];

interface Place {
  path: string;
  /** The canonical address. */
  url: string;
  pictureUrl: string;
  /** The author's page. */
  authorUrl?: string | undefined;
}

export function describePage(
  page: Pick<Page, 'title' | 'description' | 'sections'>,
  company: Company,
  { path, url, pictureUrl, authorUrl }: Place,
): object[] {
  const { title, description, sections } = page;
  const find = <Kind extends Section['kind']>(kind: Kind) =>
    sections.find((section): section is Extract<Section, { kind: Kind }> => section.kind === kind);
  const post = find('Post');
  const questions = [
    ...(find('Faq')?.items ?? []),
    ...(find('QuestionList')?.groups ?? []).flatMap(({ items }) => items),
  ];
  const head = find('PageHead');
  const facts: object[] = [];
  // The pages that visitors use to find the company.
  const isContact = find('ContactDetails') !== undefined;
  // Home pages have no room for the days off in their first packet.
  if (path === '/' || isContact)
    facts.push(describeCompany(company, pictureUrl, { withDaysOff: path !== '/' && isContact }));
  if (post) facts.push(describeArticle(company, { ...post, title, description, url, pictureUrl, authorUrl }));
  if (find('ServiceDetail')) {
    const name = head?.crumb ?? head?.title ?? title;
    facts.push(describeService(company, { title: name, description, url, pictureUrl }));
  }
  if (questions.length > 0) facts.push(describeQuestions(questions));
  if (head) {
    const parent = head.parent ? [{ name: head.parent.label, url: company.url + head.parent.path }] : [];
    const home = { name: trail.home, url: `${company.url}/` };
    facts.push(describeTrail([home, ...parent, { name: head.crumb ?? head.title, url }]));
  }
  return facts;
}
