import { z } from 'astro/zod';
import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { blogSchema } from '../collections/blog.ts';
import { detailPagesSchema } from '../routes/detail-pages.ts';
import { postSchema } from '../collections/posts.ts';
import { projectSchema } from '../collections/projects.ts';
import { serviceSchema } from '../collections/services.ts';
import { memberSchema } from '../collections/team.ts';
import { pageSchema, type Page } from '../sections/page-schema.ts';
import {
  composeCategoryPage,
  composeMemberPage,
  composePostPage,
  composeProjectPage,
  composeServicePage,
} from './compose.ts';

vi.mock('astro:content', () => ({}));

const description = 'Wood and steel framing in Summerville, SC and five states, ready for inspection.';
const service = serviceSchema.parse({
  title: 'Framing',
  order: 2,
  summary: 'Laid out 16 inches on center, plumb and braced.',
  description,
  picture: 'frame-corner',
  mainPicture: 'frame-inside',
  heading: 'Everything hangs on the frame',
  text: ['First.', 'Second.'],
  benefits: ['a', 'b', 'c', 'd'],
  details: ['frame-front', 'frame-corner'],
  facts: [{ label: 'Wood', value: '2x4' }],
});
const unresolvedProject = {
  title: 'Stone Harbor',
  order: 3,
  tags: ['filter2', 'filter4'],
  place: 'Beaufort, SC',
  scope: 'House frame and drywall',
  year: 2025,
  client: 'A family in Beaufort',
  description,
  picture: 'house-front',
  mainPicture: 'house-garage',
  text: ['First.'],
  outcome: ['Dry', 'Straight'],
};
const project = projectSchema.parse(unresolvedProject);
const member = memberSchema.parse({
  name: 'Walt Pruitt',
  title: 'Framing superintendent',
  order: 3,
  portrait: 'portrait-walt-pruitt',
  description,
  heading: 'Wood moves.',
  text: ['First.'],
  socials: [{ platform: 'linkedin', url: 'https://www.linkedin.com/' }],
  skills: [{ title: 'Planning', percent: 80 }],
  careers: [{ years: '2012 to today', role: 'Superintendent', place: 'Summerville, SC' }],
});

const post = postSchema.parse({
  title: 'Levels',
  date: '2026-09-18',
  author: 'Ada',
  categories: ['Educational', 'Residential'],
  tags: ['Drywall'],
  excerpt: 'What a level is, and what it costs.',
  description,
  picture: 'drywall-room',
  mainPicture: 'interior-windows',
  parts: [{ heading: 'One', text: ['First.'], picture: 'drywall-room', caption: 'A room.' }],
});
const categories = ['Commercial', 'Educational', 'Residential'].map((name) => ({
  name,
  lead: 'For some.',
  description,
}));
const blog = blogSchema.parse({
  aside: { label: 'a', search: 'b', recent: 'c', categories: 'd', tags: 'e' },
  more: 'Read',
  categories,
  categoryTitle: '{category} articles',
  categoryPicture: 'drywall-room',
  reply: { title: 'Leave a Reply', promise: 'We answer.', button: 'Post Comment' },
  invitation: 'Questions?',
});

const detailPages = readFileSync(new URL('../../../content/detail-pages.yaml', import.meta.url), 'utf8');
const words = detailPagesSchema.parse(parse(detailPages));

type Kind = Page['sections'][number]['kind'];
function pick<K extends Kind>({ sections }: Page, kind: K): Extract<Page['sections'][number], { kind: K }> {
  const [found, ...others] = sections.filter((section) => section.kind === kind);
  if (!found || others.length > 0) throw new Error(`expected one ${kind}`);
  return found as Extract<Page['sections'][number], { kind: K }>;
}

/** As an editor would have to write it: every reference is a name again. */
const unresolved = (page: Page): unknown =>
  JSON.parse(JSON.stringify(page), (_, value: unknown) =>
    typeof value === 'object' && value !== null && '$ref' in value
      ? (value as { name?: unknown }).name
      : value,
  );

test.each([
  ['service', composeServicePage('framing', service, words)],
  ['project', composeProjectPage(project, words)],
  ['member', composeMemberPage(member, words)],
  ['post', composePostPage(post, blog, words)],
])('the page of a %s is one that an editor could have written', (_, page) => {
  const { error } = pageSchema.safeParse(unresolved(page));
  expect(error && z.prettifyError(error)).toBeUndefined();
});

test.each([
  ['service', composeServicePage('framing', service, words), service.description, 'frame-inside'],
  ['project', composeProjectPage(project, words), project.description, 'house-garage'],
  ['member', composeMemberPage(member, words), member.description, 'frame-inside'],
  ['post', composePostPage(post, blog, words), post.description, 'interior-windows'],
])(
  'the page of a %s is found by search engines and shared with its own picture',
  (_, page, words, shared) => {
    expect(page).toMatchObject({
      description: words,
      noindex: false,
      sharePicture: shared,
      theme: 'default',
    });
    expect(page.canonical).toBeUndefined();
  },
);

test.each([
  ['service', composeServicePage('framing', service, words)],
  ['project', composeProjectPage(project, words)],
  ['member', composeMemberPage(member, words)],
  ['post', composePostPage(post, blog, words)],
])('the page of a %s opens with its head and ends with the way to a quote', (_, { sections }) => {
  expect(sections[0]?.kind).toBe('PageHead');
  expect(sections.at(-1)).toMatchObject({ kind: 'CallToAction', action: { path: '/contact' } });
});

test('a service’s page marks itself in the list of services', () => {
  expect(pick(composeServicePage('framing', service, words), 'ServiceDetail').path).toBe('/framing');
});

test('sections of an editor’s own come where the list has them, on the surface that it says', () => {
  const page = composeServicePage('framing', service, {
    ...words,
    service: {
      ...words.service,
      sections: detailPagesSchema.shape.service.shape.sections.parse([
        { kind: 'Own', part: 'head' },
        { kind: 'Own', part: 'invitation', surface: 'graphite', anchor: 'quote' },
        { kind: 'Prose', surface: 'plaster', parts: [{ heading: 'Who comes', text: ['Two people.'] }] },
        { kind: 'Own', part: 'stages' },
        { kind: 'Own', part: 'detail' },
      ]),
    },
  });
  // Without stages in its file, the service has none on its page.
  expect(page.sections.map(({ kind, surface }) => `${kind} on ${surface}`)).toEqual([
    'PageHead on paper',
    'CallToAction on graphite',
    'Prose on plaster',
    'ServiceDetail on paper',
  ]);
  expect(page.sections[1]?.anchor).toBe('quote');
});

test.each([
  ['the first section is the head', [{ kind: 'Own', part: 'detail' }]],
  [
    'every part comes once',
    [
      { kind: 'Own', part: 'head' },
      { kind: 'Own', part: 'head' },
    ],
  ],
  ['"head"|"detail"|"first"|"prices"', [{ kind: 'Own', part: 'film' }]],
  ['the kind "Place" is called "Map" now', [{ kind: 'Own', part: 'head' }, { kind: 'Place' }]],
])('a list that no page can be made of is refused: %s', (reason, sections) => {
  const { error } = detailPagesSchema.shape.service.shape.sections.safeParse(sections);
  expect(error?.message).toContain(reason.replaceAll('"', '\\"'));
});

test('a service’s page says all that its file says', () => {
  const page = composeServicePage('framing', service, words);
  expect(pick(page, 'PageHead')).toMatchObject({ title: 'Framing', lead: service.summary });
  const { heading, text, benefits, benefitsHeading, facts, mainPicture, details } = service;
  expect(pick(page, 'ServiceDetail')).toMatchObject({
    heading,
    text,
    benefits,
    benefitsHeading: benefitsHeading ?? 'What you get',
    facts,
    mainPicture,
    details,
  });
});

test('a service’s page names its finished jobs, and the articles that name the service', () => {
  const page = composeServicePage('framing', { ...service, projects: ['a', 'b'] as never }, words, [
    'straps',
  ]);
  expect(pick(page, 'Projects').items).toEqual(['a', 'b']);
  expect(pick(page, 'PostTeasers').items).toMatchObject([{ $ref: 'posts', name: 'straps' }]);
  const kinds = composeServicePage('framing', service, words).sections.map(({ kind }) => kind);
  expect(kinds).not.toContain('Projects');
  expect(kinds).not.toContain('PostTeasers');
});

test('a service with facts for general contractors shows them before those of the company', () => {
  const labels = (page: Page) => pick(page, 'FactSheet').facts.map(({ label }) => label);
  const own = { ...service, contractorFacts: [{ label: 'Divisions', value: '06 10 00' }] };
  expect(labels(composeServicePage('framing', own, words))).toEqual([
    'Divisions',
    ...words.service.contractors.facts.map(({ label }) => label),
  ]);
});

test('facts about the place are on the page of a service that has some', () => {
  const source = { name: 'Town of Summerville', url: 'https://town.example/permits' };
  const local = { title: 'Around here', facts: [{ label: 'Earthquakes', value: 'D2', source }] };
  expect(pick(composeServicePage('framing', { ...service, local }, words), 'FactSheet')).toMatchObject(local);
});

test('the heading of a service’s page may say more than its name in lists', () => {
  const page = composeServicePage('framing', { ...service, pageTitle: 'Framing in Summerville' }, words);
  expect(page.title).toBe('Framing in Summerville');
  expect(pick(page, 'PageHead')).toMatchObject({ title: 'Framing in Summerville', crumb: 'Framing' });
});

test('a service’s page leads back to the list of services', () => {
  expect(pick(composeServicePage('framing', service, words), 'PageHead').parent?.path).toBe(
    '/services-style-01',
  );
});

test('a project’s page names its kinds, client, year and place', () => {
  expect(pick(composeProjectPage(project, words), 'ProjectDetail').facts).toEqual([
    { label: 'Skills', value: 'House & Exterior, Interiors' },
    { label: 'Client', value: 'A family in Beaufort' },
    { label: 'Completed Date', value: '2025' },
    { label: 'Location', value: 'Beaufort, SC' },
  ]);
});

test('a project’s page tells its story and its outcome with the large picture', () => {
  const page = composeProjectPage(project, words);
  expect(pick(page, 'ProjectDetail')).toMatchObject({
    pictures: [project.mainPicture],
    text: ['First.'],
    outcome: { items: ['Dry', 'Straight'] },
  });
  expect(page.title).toBe('Stone Harbor, Beaufort, SC');
});

test('a project with pictures, figures, goals and a film shows all of them in order', () => {
  const rich = projectSchema.parse({
    ...unresolvedProject,
    pictures: ['house-entry-day'],
    completed: 'May 2025',
    counters: [
      { value: 1520, title: 'Studs' },
      { value: 75, title: 'Doors' },
    ],
    goals: ['In by winter'],
    film: { title: 'A walk', service: 'youtube', id: 'abc', poster: 'house-front' },
  });
  const page = composeProjectPage(rich, words);
  expect(page.sections.map(({ kind }) => kind)).toEqual([
    'PageHead',
    'ProjectDetail',
    'Counters',
    'Checklist',
    'Film',
    'Checklist',
    'CallToAction',
  ]);
  const story = pick(page, 'ProjectDetail');
  expect(story.pictures).toHaveLength(2);
  expect(story.outcome).toBeUndefined();
  expect(story.facts).toContainEqual({ label: 'Completed Date', value: 'May 2025' });
  expect(pick(page, 'Counters')).toMatchObject({
    durationMs: 2500,
    items: [{ suffix: '+' }, { suffix: '+' }],
  });
  expect(pageSchema.safeParse(unresolved(page)).error).toBeUndefined();
});

test('a member’s page says all that the file says, and leads back to the team', () => {
  const page = composeMemberPage(member, words);
  const { name, title, heading, text, portrait, socials, skills, careers } = member;
  expect(pick(page, 'PageHead')).toMatchObject({
    title: name,
    lead: title,
    parent: { path: '/team-style-01' },
  });
  expect(pick(page, 'Profile')).toMatchObject({ name, heading, text, portrait, socials });
  expect(pick(page, 'Skills').items).toEqual(skills);
  expect(pick(page, 'Experience').items).toEqual(careers);
  expect(pick(page, 'CallToAction').action).toEqual({ label: 'Get Started', path: '/contact' });
});

test('an article’s page says all that its file says, and takes comments', () => {
  const page = composePostPage(post, blog, words);
  const { date, author, categories: kinds, tags, parts, mainPicture } = post;
  expect(pick(page, 'Post')).toMatchObject({
    date,
    author,
    categories: kinds,
    tags,
    parts,
    picture: mainPicture,
  });
  expect(pick(page, 'PageHead')).toMatchObject({ lead: post.excerpt, parent: { path: '/blog' } });
  expect(pick(page, 'Enquiry')).toMatchObject({ form: 'blog-reply', title: 'Leave a Reply' });
});

test('the page of a category lists its articles for readers and not for search engines', () => {
  const [category] = blog.categories;
  if (!category) throw new Error('there is no category');
  const page = composeCategoryPage(category, blog, words);
  expect(page).toMatchObject({ title: 'Commercial articles', sharePicture: 'drywall-room' });
  expect(pick(page, 'PageHead').parent).toEqual({ label: 'Blog', path: '/blog' });
  expect(page.noindex).toBe(true);
  expect(pick(page, 'PostList').category).toBe('Commercial');
});
