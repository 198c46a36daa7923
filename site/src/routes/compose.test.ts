import { z } from 'astro/zod';
import { expect, test, vi } from 'vitest';
import { pageSchema, type Page } from '../sections/page-schema.ts';
import { composeMemberPage, composeNotFound, composePostPage, composeProjectPage } from './compose.ts';
import { composeServicePage } from './compose-service.ts';
import { blog, member, post, project, service, words } from './testing.ts';

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

test('an address without a page says so and shows the home page', () => {
  const home = composePostPage(post, blog, words);
  const page = composeNotFound(home, words);
  expect(page.noindex).toBe(true);
  const kinds = home.sections.map(({ kind }) => kind);
  expect(page.sections.map(({ kind }) => kind)).toEqual(['CallToAction', ...kinds]);
  expect(page.sections[0]).toMatchObject(words.notFound);
});
