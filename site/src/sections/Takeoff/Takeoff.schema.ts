import { z } from 'astro/zod';
import { action, sectionBase } from '../common.ts';

/** Counts the material of rooms and walls while somebody types; its words are in content/words/takeoff.yaml. */
export const takeoff = z.strictObject({
  ...sectionBase('Takeoff'),
  /** Where the result is sent from: the anchor of a form on the page. */
  sendTo: action.shape.path,
});
