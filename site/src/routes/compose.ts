/** Pages of collections: a service, a project, an article, a category or a person becomes an ordinary page. */
import { fillPartly } from '../../../contract/fill-in.ts';
import type { Blog } from '../collections/blog.ts';
import type { DetailPages } from '../collections/detail-pages.ts';
import { post as postNamed, type Post } from '../collections/posts.ts';
import { projectTags, type Project } from '../collections/projects.ts';
import type { Service } from '../collections/services.ts';
import type { Member } from '../collections/team.ts';
import type { Page } from '../sections/page-schema.ts';

type Section = Page['sections'][number];

const innerPage = { companyFirst: false, theme: 'default', noindex: false, menu: 'page' } as const;

function inviteTo(title: string, { text, button }: DetailPages['invitation']): Section {
  return {
    kind: 'CallToAction',
    surface: 'plaster',
    title,
    text,
    action: { label: button, path: '/contact' },
  };
}

/** `articles`: names of the articles about the service. */
export function composeServicePage(
  name: string,
  service: Service,
  words: DetailPages,
  articles: string[] = [],
): Page {
  const { first, prices, visit, contractorFacts, projects } = service;
  const { contractors } = words.service;
  return {
    ...innerPage,
    title: service.title,
    description: service.description,
    sharePicture: service.mainPicture.name,
    sections: [
      {
        kind: 'PageHead',
        surface: 'paper',
        title: service.title,
        lead: service.summary,
        parent: words.service.parent,
      },
      {
        kind: 'ServiceDetail',
        surface: 'paper',
        path: `/${name}`,
        heading: service.heading,
        text: service.text,
        benefitsHeading: service.benefitsHeading ?? words.service.benefitsHeading,
        benefits: service.benefits,
        facts: service.facts,
        mainPicture: service.mainPicture,
        details: service.details,
        further: words.service.further,
      },
      ...(first ? [{ kind: 'Checklist' as const, surface: 'plaster' as const, ...first }] : []),
      ...(prices
        ? [{ kind: 'FactSheet' as const, surface: 'paper' as const, sample: false, ...prices }]
        : []),
      ...(visit ? [{ kind: 'Process' as const, surface: 'plaster' as const, ...visit }] : []),
      ...(service.stages
        ? [{ kind: 'BeforeAfter' as const, surface: 'graphite' as const, ...service.stages }]
        : []),
      ...(contractorFacts.length > 0
        ? [
            {
              kind: 'FactSheet' as const,
              surface: 'paper' as const,
              ...contractors,
              facts: [...contractorFacts, ...contractors.facts],
            },
          ]
        : []),
      ...(projects.length > 0
        ? [
            {
              kind: 'Projects' as const,
              surface: 'plaster' as const,
              ...words.service.projects,
              items: projects,
              filters: [],
              look: 'cards' as const,
              autoplayMs: 5000,
            },
          ]
        : []),
      ...(articles.length > 0
        ? [
            {
              kind: 'PostTeasers' as const,
              surface: 'paper' as const,
              ...words.service.articles,
              items: articles.map((article) => postNamed().parse(article)),
              look: 'cards' as const,
            },
          ]
        : []),
      inviteTo(words.service.invitation, words.invitation),
    ],
  };
}

export function composeProjectPage(project: Project, { project: words, invitation }: DetailPages): Page {
  const { goals, counters, film, outcome } = project;
  const more: Section[] = [];
  if (counters) {
    more.push({
      kind: 'Counters',
      surface: 'graphite',
      sample: project.sample,
      ...words.figures,
      items: counters.map((item) => ({ ...item, prefix: '', suffix: '+' })),
      durationMs: 2500,
    });
  }
  if (goals) more.push({ kind: 'Checklist', surface: 'paper', ...words.goals, items: goals });
  if (film) more.push({ kind: 'Film', surface: 'plaster', ...film });
  if (goals) more.push({ kind: 'Checklist', surface: 'paper', ...words.outcome, items: outcome });
  return {
    ...innerPage,
    title: `${project.title}, ${project.place}`,
    description: project.description,
    sharePicture: project.mainPicture.name,
    sections: [
      {
        kind: 'PageHead',
        surface: 'paper',
        title: project.title,
        lead: project.scope,
        parent: words.parent,
      },
      {
        kind: 'ProjectDetail',
        surface: 'paper',
        sample: project.sample,
        pictures: [project.mainPicture, ...project.pictures],
        facts: [
          { label: words.facts.skills, value: project.tags.map((tag) => projectTags[tag]).join(', ') },
          { label: words.facts.client, value: project.client },
          { label: words.facts.completed, value: project.completed ?? String(project.year) },
          { label: words.facts.place, value: project.place },
        ],
        text: project.text,
        ...(goals ? {} : { outcome: { title: words.outcome.title, items: outcome } }),
      },
      ...more,
      inviteTo(words.invitation, invitation),
    ],
  };
}

export function composePostPage(post: Post, { reply, invitation }: Blog, words: DetailPages): Page {
  return {
    ...innerPage,
    title: post.title,
    description: post.description,
    sharePicture: post.mainPicture.name,
    sections: [
      {
        kind: 'PageHead',
        surface: 'paper',
        title: post.title,
        lead: post.excerpt,
        parent: words.post.parent,
      },
      {
        kind: 'Post',
        surface: 'paper',
        picture: post.mainPicture,
        date: post.date,
        author: post.author,
        categories: post.categories,
        tags: post.tags,
        parts: post.parts,
      },
      ...(post.services.length > 0
        ? [
            {
              kind: 'Services' as const,
              surface: 'paper' as const,
              title: words.post.services,
              items: post.services,
              look: 'list' as const,
            },
          ]
        : []),
      {
        kind: 'Enquiry',
        surface: 'plaster',
        anchor: 'reply',
        title: reply.title,
        promise: reply.promise,
        form: 'blog-reply',
        website: false,
        feedback: 'dialog',
        boxes: [],
        button: reply.button,
      },
      { ...inviteTo(invitation, words.invitation), surface: 'graphite' },
    ],
  };
}

/** A list for readers, not for search engines: every article has its own page. */
export function composeCategoryPage(
  { name, lead, description }: Blog['categories'][number],
  { categoryTitle, categoryPicture }: Blog,
  { post }: DetailPages,
): Page {
  return {
    ...innerPage,
    title: fillPartly(categoryTitle, { category: name }),
    description,
    noindex: true,
    sharePicture: categoryPicture,
    sections: [
      { kind: 'PageHead', surface: 'paper', title: name, lead, parent: post.parent },
      { kind: 'PostList', surface: 'paper', category: name },
    ],
  };
}

export function composeMemberPage(member: Member, { member: unfilled, invitation }: DetailPages): Page {
  const [firstName = member.name] = member.name.split(' ');
  const words = fillPartly(unfilled, { firstName });
  return {
    ...innerPage,
    title: `${member.name}, ${member.title}`,
    description: member.description,
    sharePicture: words.sharePicture,
    sections: [
      {
        kind: 'PageHead',
        surface: 'paper',
        title: member.name,
        lead: member.title,
        parent: words.parent,
      },
      {
        kind: 'Profile',
        surface: 'paper',
        sample: member.sample,
        label: words.profile,
        name: member.name,
        heading: member.heading,
        text: member.text,
        portrait: member.portrait,
        socials: member.socials,
      },
      {
        kind: 'Skills',
        surface: 'plaster',
        sample: member.sample,
        label: words.skills.label,
        title: words.skills.title,
        items: member.skills,
      },
      {
        kind: 'Experience',
        surface: 'paper',
        label: words.career.label,
        title: words.career.title,
        items: member.careers,
      },
      inviteTo(words.invitation, { ...invitation, button: words.button }),
    ],
  };
}
