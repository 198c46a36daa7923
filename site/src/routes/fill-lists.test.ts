import { expect, test } from 'vitest';
import { pageSchema } from '../sections/page-schema.ts';
import { fillAllLists, type Everything } from './fill-lists.ts';

const empty: Everything = {
  projects: [],
  services: [],
  team: [],
  posts: [],
  photographs: [],
  hasCredentials: false,
  hasQualifications: false,
};
const description = 'A page that is made of one list, with a head above it and a way to ask below.';
const action = { label: 'Ask', path: '/contact' };

const page = (...sections: object[]) =>
  pageSchema.parse({
    title: 'Our work',
    description,
    sections: [
      { kind: 'PageHead', title: 'Our work' },
      ...sections,
      { kind: 'CallToAction', title: 'Ask', text: 'Now', action },
    ],
  });

const filters = [
  { label: 'Interiors', tag: 'filter4' },
  { label: 'Architecture', tag: 'filter1' },
];
const list = { path: '/work', page: page({ kind: 'Projects', title: 'All', filters }) };

test('fills a list that names nothing with all entries and the matching filters', () => {
  const all = { ...empty, projects: [{ id: 'porch', data: { tags: ['filter4'] } }] };
  const { routes, gone } = fillAllLists([list], all);
  expect(gone.has('/work')).toBe(false);
  expect(routes[0]?.page.sections[1]).toMatchObject({
    filters: [{ label: 'Interiors' }],
    items: [{ $ref: 'projects', name: 'porch' }],
  });
});

test('fills a list of services without items with every service', () => {
  const services = [{ id: 'drywall' }, { id: 'painting' }];
  const all = page({ kind: 'Services', title: 'What we do' });
  const [route] = fillAllLists([{ path: '/services', page: all }], { ...empty, services }).routes;
  expect(route?.page.sections[1]).toMatchObject({ items: [{ name: 'drywall' }, { name: 'painting' }] });
});

test.each([
  ['a page of nothing but an empty list', '/work'],
  ['the feed of a blog without articles', '/feed.xml'],
])('drops %s and the links to it', (_, path) => {
  const home = page({
    kind: 'Hero',
    tag: 'Walls',
    slides: [
      {
        subtitle: 'a',
        title1: 'b',
        title2: 'c',
        description1: 'd',
        description2: 'e',
        picture: 'frame-inside',
      },
    ],
    actions: [action, { label: 'More', path }],
  });
  const { routes, gone } = fillAllLists([list, { path: '/', page: home }], empty);
  expect([...gone]).toEqual(['/work', '/feed.xml']);
  expect(routes).toHaveLength(1);
  expect(routes[0]?.page.sections[1]).toMatchObject({ actions: [action] });
});

test('drops an empty list from a page with other content', () => {
  const about = page(
    { kind: 'Team', title: 'Us' },
    { kind: 'Credentials', label: 'Licenses' },
    { kind: 'ServiceArea', label: 'Where', title: 'Here', text: 'We build.' },
  );
  const { routes } = fillAllLists([{ path: '/about', page: about }], empty);
  expect(routes[0]?.page.sections.map(({ kind }) => kind)).toEqual([
    'PageHead',
    'ServiceArea',
    'CallToAction',
  ]);
});

test('encodes the first picture of a gallery like the first picture of a page', () => {
  const photographs = ['porch', 'stairs'].map((id) => ({ id, data: { title: id } }));
  const pictures = [
    { picture: 'porch', caption: 'A porch' },
    { picture: 'stairs', caption: 'Stairs' },
  ];
  const shown = page({ kind: 'Gallery' }, { kind: 'Gallery', pictures });
  const [route] = fillAllLists([{ path: '/x', page: shown }], { ...empty, photographs }).routes;
  const encoded = { pictures: [{ picture: { use: 'lead' } }, { picture: { use: 'tile' } }] };
  expect(route?.page.sections.slice(1, 3)).toMatchObject([encoded, encoded]);
});

test('fills a gallery with photos, the blog with articles, and teasers with the three newest', () => {
  const posts = ['a', 'b', 'c', 'd'].map((id) => ({ id, data: { categories: ['Residential'] } }));
  const photographs = [{ id: 'porch', data: { title: 'A porch' } }];
  const shown = page({ kind: 'Gallery' }, { kind: 'PostTeasers', title: 'Read' }, { kind: 'PostList' });
  const [route] = fillAllLists([{ path: '/x', page: shown }], { ...empty, posts, photographs }).routes;
  expect(route?.page.sections[1]).toMatchObject({ pictures: [{ caption: 'A porch' }] });
  expect(route?.page.sections[2]).toMatchObject({ items: [{ name: 'a' }, { name: 'b' }, { name: 'c' }] });
  expect(route?.page.sections[3]).toMatchObject({ kind: 'PostList' });
});
