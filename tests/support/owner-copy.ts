/** Facts of the owner's copy (copies/owner.setup.ts) for the tests that open it. */

/** How many projects, and how many articles, it has besides the delivered ones: enough for two pages of each list. */
export const manyEntries = 20;

/** A name of nearly forty letters, an extension, a long address. */
export const longCompany = {
  name: 'Johnson Brothers Construction & Drywall',
  phone: '(843) 555-0142 ext. 1234',
  email: 'office-and-estimates@johnsonbrothersconstruction.example',
};

/** The lead server of its pages. No system gives this port away by itself. */
export const leadOrigin = 'http://127.0.0.1:27843';
