/** The page of a service. */
import { post } from '../collections/posts.ts';
import type { Service } from '../collections/services.ts';
import type { Page } from '../sections/page-schema.ts';
import { innerPage, inviteTo, showProjects } from './compose.ts';
import { arrange, type DetailPages, type OwnSection } from './detail-pages.ts';

/** `articles`: names of articles about the service. `explainer`: the section that its file names. */
export function composeServicePage(
  name: string,
  service: Service,
  words: DetailPages,
  { articles = [], explainer }: { articles?: string[]; explainer?: OwnSection | undefined } = {},
): Page {
  const { title, pageTitle = title, summary, heading, text, benefits, facts, mainPicture, details } = service;
  const { contractorFacts, projects, drawing } = service;
  const { sections, parent, pricePage, benefitsHeading, invitation, further, contractors } = words.service;
  return {
    ...innerPage,
    title: pageTitle,
    description: service.description,
    sharePicture: mainPicture.name,
    sections: arrange(sections, {
      head: {
        kind: 'PageHead',
        title: pageTitle,
        crumb: title,
        lead: summary,
        price: service.price === undefined ? undefined : { label: service.price, path: pricePage },
        drawing,
        parent,
      },
      detail: {
        kind: 'ServiceDetail',
        sample: service.sample,
        path: `/${name}`,
        heading,
        text,
        benefitsHeading: service.benefitsHeading ?? benefitsHeading,
        benefits,
        facts,
        mainPicture,
        details,
        further,
      },
      first: service.first && { kind: 'Checklist', ...service.first },
      prices: service.prices && { kind: 'FactSheet', sample: false, look: 'rows', ...service.prices },
      local: service.local && { kind: 'FactSheet', sample: false, ...service.local },
      visit: service.visit && { kind: 'Process', ...service.visit },
      contractors:
        contractors && contractorFacts.length > 0
          ? { kind: 'FactSheet', ...contractors, facts: [...contractorFacts, ...contractors.facts] }
          : undefined,
      projects: showProjects(words.service.projects, projects),
      articles:
        articles.length > 0
          ? {
              kind: 'PostTeasers',
              ...words.service.articles,
              items: articles.map((article) => post().parse(article)),
              look: 'cards',
            }
          : undefined,
      explainer,
      stages: service.stages && { kind: 'BeforeAfter', ...service.stages },
      invitation: inviteTo(invitation, words.invitation),
    }),
  };
}
