import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { pageSchema, type Page } from '../sections/page-schema.ts';
import { composeMemberPage, composeNotFound, composePostPage, composeProjectPage } from './compose.ts';
import { composeServicePage } from './compose-service.ts';
import { blog, member, post, project, service, words } from './testing.ts';

/** Turns references back into names, as an editor would write them. */
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
])('composes a valid page of a %s', (_, page) => {
  const { error } = pageSchema.safeParse(unresolved(page));
  expect(error && z.prettifyError(error)).toBeUndefined();
});

test.each([
  ['service', composeServicePage('framing', service, words), service.description, 'frame-inside'],
  ['project', composeProjectPage(project, words), project.description, 'house-garage'],
  ['member', composeMemberPage(member, words), member.description, 'portrait-walt-pruitt'],
  ['post', composePostPage(post, blog, words), post.description, 'interior-windows'],
])(
  'lists the page of a %s in search engines, and shares it with its own picture',
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
])('opens the page of a %s with its head and ends it with a link to a quote', (_, { sections }) => {
  expect(sections[0]?.kind).toBe('PageHead');
  expect(sections.at(-1)).toMatchObject({ kind: 'CallToAction', action: { path: '/contact' } });
});

test('shows a notice and the home page at an unknown address', () => {
  const home = composePostPage(post, blog, words);
  const page = composeNotFound(home, words);
  expect(page.noindex).toBe(true);
  const kinds = home.sections.map(({ kind }) => kind);
  expect(page.sections.map(({ kind }) => kind)).toEqual(['CallToAction', ...kinds]);
  expect(page.sections[0]).toMatchObject(words.notFound);
});
