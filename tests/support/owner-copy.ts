/** Facts of the owner's copy (copies/owner.setup.ts) for the tests that open it. */

/** The number of added projects and of added articles: enough for two pages of each list. */
export const manyEntries = 20;

/** A name of nearly forty letters, a phone extension, and a long e-mail address. */
export const longCompany = {
  name: 'Johnson Brothers Construction & Drywall',
  phone: '(843) 555-0142 ext. 1234',
  email: 'office-and-estimates@johnsonbrothersconstruction.example',
};

/** The lead server of its pages. No operating system assigns this port automatically. */
export const leadOrigin = 'http://127.0.0.1:27843';
