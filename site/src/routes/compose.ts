/** Pages of collections: a project, an article, a category or a person becomes an ordinary page. */
import { projects as projectWords } from 'words:site';
import { fillKnown } from '../../../contract/fill-in.ts';
import type { Blog } from '../collections/blog.ts';
import type { Post } from '../collections/posts.ts';
import { project as projectNamed, type Project } from '../collections/projects.ts';
import type { Service } from '../collections/services.ts';
import type { Member } from '../collections/team.ts';
import type { Page } from '../sections/page-schema.ts';
import { arrange, type DetailPages, type OwnSection } from './detail-pages.ts';

/** Settings that all collection pages share. */
export const innerPage = { companyFirst: false, noindex: false, menu: 'page' } as const;

export function inviteTo(
  title: string,
  { text, button }: DetailPages['invitation'],
  ownText = text,
): OwnSection {
  return { kind: 'CallToAction', title, text: ownText, action: { label: button, path: '/contact' } };
}

/** `undefined` if there is no project to show. */
export function showProjects(
  head: DetailPages['project']['others'],
  items: Service['projects'],
): OwnSection | undefined {
  if (items.length === 0) return undefined;
  return { kind: 'Projects', sample: false, ...head, items, filters: [], look: 'cards', autoplayMs: 5000 };
}

/** `others`: names of similar projects. */
export function composeProjectPage(
  project: Project,
  { project: words, invitation }: DetailPages,
  others: readonly string[] = [],
): Page {
  const { title, place, scope, goals, counters, film, outcome, mainPicture, sample } = project;
  return {
    ...innerPage,
    title: `${title}, ${place}`,
    description: project.description,
    sharePicture: mainPicture.name,
    sections: arrange(words.sections, {
      head: { kind: 'PageHead', title, lead: scope, drawing: project.drawing, parent: words.parent },
      detail: {
        kind: 'ProjectDetail',
        sample,
        pictures: [mainPicture, ...project.pictures],
        facts: [
          { label: words.facts.skills, value: project.tags.map((tag) => projectWords.tags[tag]).join(', ') },
          ...(project.client ? [{ label: words.facts.client, value: project.client }] : []),
          { label: words.facts.completed, value: project.completed ?? String(project.year) },
          { label: words.facts.place, value: place },
        ],
        text: project.text,
        plan: project.plan,
        views: project.views,
        // Beside the story; with goals, both are lists of their own.
        ...(outcome && !goals && { outcome: { title: words.outcome.title, items: outcome } }),
      },
      figures: counters && {
        kind: 'Counters',
        sample,
        ...words.figures,
        items: counters.map((item) => ({ ...item, prefix: '', suffix: '+' })),
        durationMs: 2500,
      },
      goals: goals && { kind: 'Checklist', ...words.goals, items: goals },
      film: film && { kind: 'Film', ...film },
      outcome: goals && outcome && { kind: 'Checklist', ...words.outcome, items: outcome },
      stages: project.stages && { kind: 'BeforeAfter', ...project.stages },
      credits:
        project.credits.length > 0
          ? { kind: 'FactSheet', sample, ...words.credits, facts: project.credits }
          : undefined,
      others: showProjects(
        words.others,
        others.map((name) => projectNamed().parse(name)),
      ),
      invitation: inviteTo(words.invitation, invitation, words.invitationText),
    }),
  };
}

export function composePostPage(
  post: Post & { path: string },
  { reply, invitation }: Blog,
  words: DetailPages,
  explainer?: OwnSection,
): Page {
  const {
    title,
    description,
    excerpt,
    mainPicture,
    date,
    updated,
    author,
    categories,
    tags,
    parts,
    services,
    path,
  } = post;
  const { sections, parent, services: servicesTitle } = words.post;
  return {
    ...innerPage,
    title,
    description,
    sharePicture: mainPicture.name,
    sections: arrange(sections, {
      head: { kind: 'PageHead', title, lead: excerpt, parent },
      article: { kind: 'Post', path, picture: mainPicture, date, updated, author, categories, tags, parts },
      explainer,
      services:
        services.length > 0
          ? { kind: 'Services', title: servicesTitle, items: services, look: 'list' }
          : undefined,
      reply: {
        kind: 'Enquiry',
        anchor: 'reply',
        ...reply,
        form: 'blog-reply',
        website: false,
        feedback: 'dialog',
        boxes: [],
      },
      invitation: inviteTo(invitation, words.invitation, words.post.invitationText),
    }),
  };
}

/** The home page for an unknown address, below a notice. Its header is a bar, because there is no picture below it. */
export function composeNotFound(home: Page, { notFound }: DetailPages): Page {
  const notice = { kind: 'CallToAction', surface: 'plaster', ...notFound } as const;
  return { ...home, noindex: true, header: 'bar', sections: [notice, ...home.sections] };
}

/** The list is for readers, not for search engines: every article has its own page. */
export function composeCategoryPage(
  { name, lead, description }: Blog['categories'][number],
  { categoryTitle, categoryPicture }: Blog,
  { post, category }: DetailPages,
): Page {
  return {
    ...innerPage,
    title: fillKnown(categoryTitle, { category: name }),
    description,
    noindex: true,
    sharePicture: categoryPicture,
    sections: arrange(category.sections, {
      head: { kind: 'PageHead', title: name, lead, parent: post.parent },
      articles: { kind: 'PostList', category: name, part: 1 },
    }),
  };
}

export function composeMemberPage(member: Member, { member: unfilled, invitation }: DetailPages): Page {
  const [firstName = member.name] = member.name.split(' ');
  const words = fillKnown(unfilled, { firstName });
  const { name, title, heading, text, portrait, socials, skills, careers, sample } = member;
  return {
    ...innerPage,
    title: `${name}, ${title}`,
    description: member.description,
    sharePicture: portrait.name,
    sections: arrange(words.sections, {
      head: { kind: 'PageHead', title: name, lead: title, parent: words.parent },
      profile: { kind: 'Profile', sample, label: words.profile, name, heading, text, portrait, socials },
      skills: { kind: 'Skills', sample, ...words.skills, items: skills },
      career: { kind: 'Experience', ...words.career, items: careers },
      invitation: inviteTo(words.invitation, { ...invitation, button: words.button }, words.invitationText),
    }),
  };
}
