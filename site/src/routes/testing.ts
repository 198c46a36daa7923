/** Content for tests of composed pages. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { contentFolder } from '../../../contract/content-folder.ts';
import { blogSchema } from '../collections/blog.ts';
import { postSchema } from '../collections/posts.ts';
import { projectSchema } from '../collections/projects.ts';
import { serviceSchema } from '../collections/services.ts';
import { memberSchema } from '../collections/team.ts';
import type { Page } from '../sections/page-schema.ts';
import { detailPagesSchema } from './detail-pages.ts';

const description = 'Wood and steel framing in Summerville, SC and five states, ready for inspection.';
export const service = serviceSchema.parse({
  title: 'Framing',
  order: 2,
  summary: 'Laid out 16 inches on center, plumb and braced.',
  description,
  picture: 'frame-front',
  mainPicture: 'frame-inside',
  heading: 'Everything hangs on the frame',
  text: ['First.', 'Second.'],
  benefits: ['a', 'b', 'c', 'd'],
  details: ['frame-front', 'roof-trusses'],
  facts: [{ label: 'Wood', value: '2x4' }],
});
export const project = projectSchema.parse({
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
});
export const member = memberSchema.parse({
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

export const post = {
  path: '/blog/levels',
  ...postSchema.parse({
    title: 'Levels',
    date: '2026-09-18',
    author: 'Ada',
    categories: ['Educational', 'Residential'],
    tags: ['Drywall'],
    excerpt: 'What a level is, and what it costs.',
    description,
    picture: 'living-drywall',
    mainPicture: 'interior-windows',
    parts: [{ heading: 'One', text: ['First.'], picture: 'living-drywall', caption: 'A room.' }],
  }),
};
const categories = ['Commercial', 'Educational', 'Residential'].map((name) => ({
  name,
  lead: 'For some.',
  description,
}));
export const blog = blogSchema.parse({
  aside: { label: 'a', search: 'b', recent: 'c', categories: 'd', tags: 'e' },
  more: 'Read',
  categories,
  categoryTitle: '{category} articles',
  categoryPicture: 'living-drywall',
  reply: { title: 'Leave a Reply', promise: 'We answer.', button: 'Post Comment' },
  invitation: 'Questions?',
});

const detailPages = readFileSync(path.join(contentFolder, 'detail-pages.yaml'), 'utf8');
export const words = detailPagesSchema.parse(parse(detailPages));

type Kind = Page['sections'][number]['kind'];
/** The only section of its kind. */
export function pick<K extends Kind>(
  { sections }: Page,
  kind: K,
): Extract<Page['sections'][number], { kind: K }> {
  const [found, ...others] = sections.filter((section) => section.kind === kind);
  if (!found || others.length > 0) throw new Error(`expected one ${kind}`);
  return found as Extract<Page['sections'][number], { kind: K }>;
}
