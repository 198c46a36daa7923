import type { ZipArea } from '../questions/zip-area.ts';

/** Replies to the optional questions: next to the field during typing, in the receipt, and in the owner's mail. */
export const questionWords = {
  /**
   * Replies to a ZIP code. An area has ZIP prefixes: five digits ("29483"), three ("294"), or a range of three
   * ("290-293"). The most specific one counts. Say whether crews come there, and when.
   */
  zip: {
    /** The owner's own areas; {area} is the area's name. Without areas, a ZIP code gets no reply. */
    areas: [] as ZipArea[],
    elsewhere:
      'This is outside the states where our crews work. Send it anyway, and we will tell you what we can do.',
    noZip: 'A ZIP code has five digits.',
  },
  /**
   * The year in which a house was built. "lead": before 1978, because of 40 CFR 745 (EPA, renovation, repair and
   * painting). "asbestos": before 1990, because texture sprayed on ceilings contained asbestos into the eighties.
   */
  year: {
    lead: 'Built before 1978: the paint may contain lead. Do not sand or scrape it.',
    asbestos:
      'If a ceiling has popcorn texture from before 1990, leave it alone until a licensed inspector has tested it for asbestos.',
    noYear: 'A year has four digits.',
  },
  urgency: {
    water:
      'Call {phone} first, and do not wait for an answer to this form. Close the shut-off and stay out of the room.',
  },
};
