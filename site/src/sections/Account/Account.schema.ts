import { z } from 'astro/zod';
import { sectionBase, words } from '../common.ts';

/** A link to another page, or to a part of this one. */
const link = z.strictObject({
  label: words,
  path: z
    .string()
    .regex(/^[/#]/, 'write a page such as /contact, or a section of this page such as #contact'),
});

export const account = z
  .strictObject({
    ...sectionBase('Account'),
    login: z.strictObject({
      title: words,
      button: words,
      /** Sentence below the password that asks visitors not to type a real one. */
      passwordHint: words,
      rememberMe: words,
      lostPassword: link,
      /** Message of the form after a submit. */
      said: words,
    }),
    register: z.strictObject({
      title: words,
      button: words,
      /** Says that the password is sent by email. */
      note: words,
      /** Sentence before the link to the privacy policy. */
      privacy: words,
      privacyLink: link,
      /** Message of the form after a submit. */
      said: words,
    }),
  })
  .meta({
    label: 'Sign-in of the shop',
    help: 'Login and Register of the demonstration shop, side by side. Neither sends anything.',
  });
