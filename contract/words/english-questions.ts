import type { ZipArea } from '../questions/zip-area.ts';

/** Answers to the questions that nobody must answer: beside the field while somebody types, in the receipt, and in the owner's mail. */
export const questionWords = {
  /**
   * Answers to a ZIP code. An area is named by beginnings of ZIP codes: five digits ("29483"), three ("294"), or a span of three
   * ("290-293"). The most exact one counts. Say whether crews come there, and when.
   */
  zip: {
    /** The owner's own, with places in braces: {area} is the area's name. Without areas, nothing is said to a ZIP code. */
    areas: [] as ZipArea[],
    elsewhere:
      'This is outside the states where crews work. Send it all the same, and we tell you what we can do.',
    noZip: 'A ZIP code has five digits.',
  },
  /**
   * The year in which a house was built. "lead": before 1978, because of 40 CFR 745 (EPA, renovation, repair and painting).
   * "asbestos": before 1990, because ceilings were sprayed with texture that may hold asbestos into the eighties.
   */
  year: {
    lead: 'Built before 1978: the paint may hold lead. Do not sand or scrape it.',
    asbestos:
      'If a ceiling has popcorn texture from before 1990, leave it alone until a licensed inspector has tested it for asbestos.',
    noYear: 'A year has four digits.',
  },
  urgency: {
    water:
      'Call {phone} first, and do not wait for an answer to this form. Close the shut-off and keep out of the room.',
  },
};
