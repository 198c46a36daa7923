/** What content/words/site.yaml must say. Which text is shown where is said beside the texts themselves. */
import { z } from 'astro/zod';
import { socialPlatforms } from '../../../contract/company.ts';
import { text } from '../../../contract/text-places.ts';
import { projectTagWords } from './project-tags.ts';

export const siteWords = z.strictObject({
  frame: z.strictObject({
    skip: text(),
    logo: text(),
    menu: text(),
    panel: text(),
    openPanel: text(),
    closePanel: text(),
    toTop: text(),
    call: text(),
    search: text(),
    searchButton: text(),
  }),
  footer: z.strictObject({
    hours: text(),
    services: text(),
    contact: text(),
    area: text(),
    copyright: text(),
    renderings: text(),
    samples: text(),
    licenses: text(),
  }),
  credentials: z.strictObject({
    liability: text(),
    workersCompensation: text(),
    towns: text(),
    bids: text(),
    closed: text(),
  }),
  opening: z.strictObject({
    openNow: text('time'),
    opensToday: text('time'),
    opensLater: text('day', 'time'),
    next: text(),
  }),
  samples: z.strictObject({ mark: text() }),
  feed: z.strictObject({ title: text() }),
  trail: z.strictObject({ label: text(), home: text() }),
  slides: z.strictObject({
    hero: text(),
    carousel: text(),
    slide: text(),
    pause: text(),
    play: text(),
    previous: text(),
    next: text(),
    one: text('number'),
    oneOf: text('number', 'count'),
  }),
  social: z.strictObject({
    link: text('name', 'platform'),
    platforms: z.record(z.enum(socialPlatforms), text()),
  }),
  film: z.strictObject({
    play: text('title'),
    note: text('player'),
    sample: text(),
    link: text(),
    blocked: text(),
    close: text(),
    players: z.strictObject({ youtube: text(), vimeo: text() }),
  }),
  map: z.strictObject({ link: text('query'), show: text(), title: text(), drawing: text(), town: text() }),
  services: z.strictObject({ more: text(), moreAbout: text('title') }),
  post: z.strictObject({ minutes: text('minutes') }),
  plans: z.strictObject({ included: text(), notIncluded: text() }),
  projects: z.strictObject({
    filter: text(),
    all: text(),
    filtered: text('shown', 'count', 'filter'),
    place: text(),
    scope: text(),
    year: text(),
    pictures: text(),
    tags: projectTagWords,
  }),
  stages: z.strictObject({ choose: text() }),
  /** Field over a list of questions; `found` has the place {count}. */
  questions: z.strictObject({ search: text(), button: text(), found: text('count'), none: text() }),
  /** Two states side by side: the two choices, and the slider between them. */
  comparison: z.strictObject({ left: text(), right: text(), line: text() }),
  service: z.strictObject({ aside: text(), call: text(), others: text() }),
  member: z.strictObject({ email: text(), phone: text() }),
  variants: z.strictObject({ chosen: text() }),
});
