import { z } from 'astro/zod';
import { expect, test, vi } from 'vitest';
import {
  member,
  partner,
  picture,
  post,
  product,
  project,
  resolveReferences,
  service,
  type PictureData,
  type Resolvers,
} from './references.ts';

const pictureData: PictureData = {
  alt: 'A wall',
  width: 960,
  height: 640,
  focal: [50, 50],
  tone: '#808080',
  avif: null,
  webp: null,
  fallback: '/wall.jpg',
  phone: null,
};
const resolvers: Resolvers = {
  picture: async ({ name }) => {
    if (name !== 'wall') throw new Error(`there is no picture "${name}"`);
    return pictureData;
  },
  clip: async ({ name }) => ({ src: `/${name}.mp4` }),
  service: async ({ name }) => ({ title: name, path: `/${name}`, summary: 'S', picture: pictureData }),
  project: async ({ name }) => ({
    title: name,
    path: `/projects/${name}`,
    place: 'P',
    scope: 'S',
    year: 2024,
    tags: [],
    label: 'L',
    picture: pictureData,
  }),
  post: async ({ name }) => ({
    title: name,
    path: `/blog/${name}`,
    excerpt: 'E',
    date: '2026-01-01',
    author: 'Ada',
    category: 'C',
    picture: pictureData,
  }),
  partner: async ({ name }) => ({ name, link: null, picture: pictureData }),
  member: async ({ name }) => ({
    name,
    title: 'T',
    path: `/team/${name}`,
    summary: null,
    socials: [],
    portrait: pictureData,
  }),
  product: async ({ name }) => ({
    id: name,
    title: name,
    price: 18,
    sale: false,
    category: null,
    text: 'T',
    picture: pictureData,
  }),
};

test('replaces names of every kind at any depth', async () => {
  const schema = z.object({
    picture: picture('hero'),
    lists: z.array(z.object({ services: z.array(service()), project: project(), post: post() })),
    partners: z.array(partner()),
    member: member(),
    products: z.array(product()),
  });
  const data = schema.parse({
    picture: 'wall',
    lists: [{ services: ['drywall', 'framing'], project: 'stone-harbor', post: 'finish-levels' }],
    partners: ['longkerf'],
    member: 'june-hollis',
    products: ['pendant'],
  });
  const resolved = await resolveReferences(data, resolvers, 'page');
  expect(resolved.picture).toEqual(pictureData);
  expect(resolved.lists[0]?.services.map(({ path }) => path)).toEqual(['/drywall', '/framing']);
  expect(resolved.lists[0]?.project.path).toBe('/projects/stone-harbor');
  expect(resolved.lists[0]?.post.path).toBe('/blog/finish-levels');
  expect(resolved.member.path).toBe('/team/june-hollis');
  expect(resolved.partners).toEqual([{ name: 'longkerf', link: null, picture: pictureData }]);
  expect(resolved.products[0]?.price).toBe(18);
});

test('a picture is asked for in the use that the schema says', async () => {
  const ask = vi.fn(resolvers.picture);
  const data = z
    .object({ large: picture('hero'), small: picture('tile') })
    .parse({ large: 'wall', small: 'wall' });
  await resolveReferences(data, { ...resolvers, picture: ask }, 'page');
  expect(ask.mock.calls.map(([{ use }]) => use)).toEqual(['hero', 'tile']);
});

test('everything that is no reference stays as it is', async () => {
  const data = { words: 'wall', count: 3, isOn: false, nothing: null, missing: undefined, list: [1, 'two'] };
  await expect(resolveReferences(data, resolvers, 'page')).resolves.toEqual(data);
});

test('an unknown name is an error that says where it is', async () => {
  const schema = z.object({ slides: z.array(z.object({ picture: picture('hero') })) });
  const data = schema.parse({ slides: [{ picture: 'wall' }, { picture: 'wal' }] });
  await expect(resolveReferences(data, resolvers, 'content/homes/a.yaml: sections')).rejects.toThrow(
    'content/homes/a.yaml: sections.slides[1].picture: there is no picture "wal"',
  );
});

test('the first cause of an error is kept', async () => {
  const cause = new Error('disk');
  const broken = { ...resolvers, service: () => Promise.reject(cause) };
  const error = await resolveReferences(service().parse('drywall'), broken, 'x').catch(
    (caught: unknown) => caught,
  );
  expect((error as Error).cause).toBe(cause);
});

test.each(['frame-inside.jpg', 'Frame', 'frame inside', '../frame', ''])(
  'the name "%s" is refused',
  (name) => {
    for (const reference of [picture('half'), service(), project(), post(), partner(), member()]) {
      const { error } = reference.safeParse(name);
      expect(error?.issues[0]?.message).toBe('a name is written in small letters, digits and hyphens');
    }
  },
);
