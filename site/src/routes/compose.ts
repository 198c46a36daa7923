/** Pages of collections: a service or a project becomes an ordinary page, composed from sections. */
import type { Post } from '../collections/posts.ts';
import { projectTags, type Project } from '../collections/projects.ts';
import type { Service } from '../collections/services.ts';
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
        parent: { label: 'Services', path: '/services-style-02' },
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
      inviteTo('Tell us what you are building'),
    ],
  };
}

export function composeProjectPage(project: Project): Page {
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
        parent: { label: 'Gallery', path: '/gallery' },
      },
      {
        kind: 'ProjectStory',
        surface: 'paper',
        picture: project.mainPicture,
        facts: [
          { label: 'Skills', value: project.tags.map((tag) => projectTags[tag]).join(', ') },
          { label: 'Client', value: project.client },
          { label: 'Completed', value: String(project.year) },
          { label: 'Location', value: project.place },
        ],
        text: project.text,
        outcomeHeading: 'How it ended',
        outcome: project.outcome,
      },
      inviteTo('Have a project like this one?'),
    ],
  };
}

export function composePostPage(post: Post): Page {
  return {
    ...innerPage,
    title: post.title,
    description: post.description,
    sharePicture: post.picture.name,
    sections: [
      { kind: 'PageHead', surface: 'paper', title: post.title, lead: post.excerpt },
      {
        kind: 'Article',
        surface: 'paper',
        picture: post.mainPicture,
        date: post.date,
        author: post.author,
        category: post.category,
        parts: post.parts,
      },
      inviteTo('Questions about your own walls?'),
    ],
  };
}
