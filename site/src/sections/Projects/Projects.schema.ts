import { z } from 'astro/zod';
import { project } from '../../collections/projects.ts';
import { picture } from '../../fields/references.ts';
import { sample } from '../../fields/sample.ts';
import { action, annotation, sectionBase, words } from '../common.ts';

const ownProject = z
  .strictObject({
    title: words,
    place: words,
    scope: words.meta({ label: 'Work' }),
    year: z.number().int().min(1990).max(2100),
    /** The buttons of this section filter projects by these words. */
    tags: z.array(words).min(1),
    picture: picture('third'),
    /** If empty, the card has no link. */
    path: z.string().startsWith('/').meta({ label: 'Page about it' }).optional(),
  })
  .meta({ label: 'A project of this page only' });

export const projects = z
  .strictObject({
    ...sectionBase('Projects'),
    /** `true` while the projects that exist only on this page are invented. */
    sample,
    label: annotation.optional(),
    title: words,
    /** Each button shows one kind of project. “All” is added automatically. */
    filters: z
      .array(
        z.strictObject({
          label: words.meta({ label: 'Words on the button' }),
          tag: words.meta({ label: 'Tag of the projects it shows' }),
        }),
      )
      .max(6)
      .meta({ label: 'Buttons that filter', one: 'button' })
      .default([]),
    /** Default: all your projects. */
    items: z
      .array(
        z.union(
          [project(), ownProject],
          'choose a project, or write title, place, scope, year, tags and picture',
        ),
      )
      .min(1)
      .meta({ label: 'Projects of your choice', one: 'project' })
      .optional(),
    look: z
      .enum(['cards', 'columns', 'mosaic', 'index', 'wall', 'carousel', 'showcase'])
      .meta({
        options: {
          cards: 'Three in a row',
          columns: 'Two large ones, the second lower',
          mosaic: 'Large and small side by side',
          index: 'A list to read, with small pictures',
          wall: 'Pictures edge to edge, words below',
          carousel: 'A row that turns',
          showcase: 'Pictures edge to edge that turn',
        },
      })
      .default('cards'),
    action: action.meta({ label: 'Button' }).optional(),
    /** Pause between two turns of the carousel. */
    autoplayMs: z.number().int().min(2000).max(20_000).default(5000).meta({ isHidden: true }),
  })
  .meta({ label: 'Projects', help: 'Finished work, with buttons that show one kind of it.' });
