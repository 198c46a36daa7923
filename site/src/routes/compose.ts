/** Pages of collections: a service, a project, an article, a category of articles or a person becomes an ordinary page, composed from sections. */
import type { Blog } from '../collections/blog.ts';
import type { Post } from '../collections/posts.ts';
import { projectTags, type Project } from '../collections/projects.ts';
import type { Service } from '../collections/services.ts';
import type { Member } from '../collections/team.ts';
import type { Page } from '../sections/page.ts';

type Section = Page['sections'][number];

const innerPage = { companyFirst: false, theme: 'default', noindex: false, menu: 'page' } as const;

function inviteTo(title: string): Section {
  return {
    kind: 'Invitation',
    surface: 'plaster',
    title,
    text: 'Send the plans, a photo or two lines. You hear back within one working day.',
    action: { label: 'Get A Quote', path: '/contact' },
  };
}

export function composeServicePage(name: string, service: Service): Page {
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
        parent: { label: 'Services', path: '/services-style-01' },
      },
      {
        kind: 'ServiceDetail',
        surface: 'paper',
        path: `/${name}`,
        heading: service.heading,
        text: service.text,
        benefitsHeading: service.benefitsHeading,
        benefits: service.benefits,
        facts: service.facts,
        mainPicture: service.mainPicture,
        details: service.details,
      },
      ...(service.stages
        ? [{ kind: 'Stages' as const, surface: 'graphite' as const, ...service.stages }]
        : []),
      inviteTo('Tell us what you are building'),
    ],
  };
}

export function composeProjectPage(project: Project): Page {
  const { goals, counters, film, outcome } = project;
  const outcomeList = { title: 'How it ended', items: outcome };
  const more: Section[] = [];
  if (counters) {
    more.push({
      kind: 'Counters',
      surface: 'graphite',
      label: 'Number talks',
      title: 'The project in figures',
      items: counters.map((item) => ({ ...item, prefix: '', suffix: '+' })),
      durationMs: 2500,
    });
  }
  if (goals)
    more.push({ kind: 'Results', surface: 'paper', label: 'Goals', title: 'What was asked', items: goals });
  if (film) more.push({ kind: 'Film', surface: 'plaster', ...film });
  if (goals) {
    more.push({ kind: 'Results', surface: 'paper', label: 'Final outcome', ...outcomeList });
  }
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
        parent: { label: 'Projects', path: '/projects-style-01' },
      },
      {
        kind: 'ProjectStory',
        surface: 'paper',
        pictures: [project.mainPicture, ...project.pictures],
        facts: [
          { label: 'Skills', value: project.tags.map((tag) => projectTags[tag]).join(', ') },
          { label: 'Client', value: project.client },
          { label: 'Completed Date', value: project.completed ?? String(project.year) },
          { label: 'Location', value: project.place },
        ],
        text: project.text,
        ...(goals ? {} : { outcome: outcomeList }),
      },
      ...more,
      inviteTo('Have a project like this one?'),
    ],
  };
}

const blogPage = { label: 'Blog', path: '/blog' };

export function composePostPage(post: Post, { reply, invitation }: Blog): Page {
  return {
    ...innerPage,
    title: post.title,
    description: post.description,
    sharePicture: post.mainPicture.name,
    sections: [
      { kind: 'PageHead', surface: 'paper', title: post.title, lead: post.excerpt, parent: blogPage },
      {
        kind: 'Article',
        surface: 'paper',
        picture: post.mainPicture,
        date: post.date,
        author: post.author,
        categories: post.categories,
        tags: post.tags,
        parts: post.parts,
      },
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
      { ...inviteTo(invitation), surface: 'graphite' },
    ],
  };
}

/** A list for readers, not for search engines: every article has its own page. */
export function composeCategoryPage({ name, lead, description }: Blog['categories'][number]): Page {
  return {
    ...innerPage,
    title: `${name} articles`,
    description,
    noindex: true,
    sharePicture: 'drywall-room',
    sections: [
      { kind: 'PageHead', surface: 'paper', title: name, lead, parent: blogPage },
      { kind: 'Journal', surface: 'paper', category: name },
    ],
  };
}

export function composeMemberPage(member: Member): Page {
  const [firstName = member.name] = member.name.split(' ');
  return {
    ...innerPage,
    title: `${member.name}, ${member.title}`,
    description: member.description,
    sharePicture: 'frame-inside',
    sections: [
      {
        kind: 'PageHead',
        surface: 'paper',
        title: member.name,
        lead: member.title,
        parent: { label: 'Team', path: '/team-style-01' },
      },
      {
        kind: 'Profile',
        surface: 'paper',
        label: 'In a sentence',
        name: member.name,
        heading: member.heading,
        text: member.text,
        portrait: member.portrait,
        socials: member.socials,
      },
      {
        kind: 'Skills',
        surface: 'plaster',
        label: 'Skills',
        title: `What ${firstName} brings to your job`,
        items: member.skills,
      },
      {
        kind: 'Career',
        surface: 'paper',
        label: 'Careers history',
        title: `Where ${firstName} learned it`,
        items: member.careers,
      },
      {
        kind: 'Invitation',
        surface: 'plaster',
        title: `Build with ${firstName}`,
        text: 'Send the plans, a photo or two lines. You hear back within one working day.',
        action: { label: 'Get Started', path: '/contact' },
      },
    ],
  };
}
