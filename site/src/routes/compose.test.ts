import { z } from 'astro/zod';
import { expect, test, vi } from 'vitest';
import { projectSchema } from '../collections/projects.ts';
import { pageSchema, type Page } from '../sections/page-schema.ts';
import {
  composeCategoryPage,
  composeMemberPage,
  composeNotFound,
  composePostPage,
  composeProjectPage,
} from './compose.ts';
import { composeServicePage } from './compose-service.ts';
import { blog, member, pick, post, project, service, unresolvedProject, words } from './testing.ts';

vi.mock('astro:content', () => ({}));

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
  ['member', composeMemberPage(member, words), member.description, 'portrait-walt-pruitt'],
  ['post', composePostPage(post, blog, words), post.description, 'interior-windows'],
])(
  'the page of a %s is found by search engines and shared with its own picture',
  (_, page, words, shared) => {
    expect(page).toMatchObject({
      description: words,
      noindex: false,
      sharePicture: shared,
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

test('an address without a page says so and shows the home page', () => {
  const home = composePostPage(post, blog, words);
  const page = composeNotFound(home, words);
  expect(page.noindex).toBe(true);
  const kinds = home.sections.map(({ kind }) => kind);
  expect(page.sections.map(({ kind }) => kind)).toEqual(['CallToAction', ...kinds]);
  expect(page.sections[0]).toMatchObject(words.notFound);
});
