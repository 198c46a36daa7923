import { z } from 'astro/zod';
import { enquiryKinds } from '../../../../contract/enquiry-forms.ts';
import { clip, picture } from '../../lib/references.ts';
import { action, sectionBase, words } from '../common.ts';

const slide = z.strictObject({
  /** Small line above the title. */
  subtitle: words,
  /** First and second line of the title: at most about 16 characters each. */
  title1: z.string().min(1).max(22),
  title2: z.string().min(1).max(22),
  /** First and second line of the description. */
  description1: words,
  description2: words,
  picture: picture('hero'),
  /** A short film that plays over the picture, without sound, once the page has loaded. */
  clip: clip().optional(),
});

const heroLooks = ['panel', 'over', 'split', 'banner', 'type', 'form'] as const;

/** What the company is, in one look: slides that take turns. */
export const hero = z.strictObject({
  ...sectionBase('Hero'),
  /** Tag at the picture's edge, for example "Construction building"; longer ones slip under the panel. */
  tag: words.max(22),
  slides: z.array(slide).min(1).max(5),
  /**
   * `panel`: words on paper over the picture's corner. `over`: words on the picture, which fades into their plane. `split`: words beside the
   * picture. `banner`: words above a wide picture. `type`: words fill the width, the picture is small. `form`: words
   * on a plane over the picture, beside a form.
   */
  look: z.enum(heroLooks).default('panel'),
  /** The form of the look `form`. */
  form: z
    .strictObject({
      kind: z.enum(enquiryKinds),
      title: words,
      /** Says how fast an answer comes. */
      promise: words,
      button: words.optional(),
      /** `true` adds the website field to a contact message. */
      website: z.boolean().default(false),
    })
    .optional(),
  actions: z.array(action).min(1).max(2),
  /** Time a slide stays, in ms (HERO-AUTOPLAY: 5000). */
  autoplayMs: z.number().int().min(2000).default(5000),
  /** Time a change takes, in ms (HERO-AUTOPLAY: 500). */
  speedMs: z.union([z.literal(500), z.literal(800)]).default(500),
});
