/** What the tests in the owner's copy (copies/owner.setup.ts) know of it. */

/** How many projects, and how many articles, it has besides the delivered ones: enough for three pages of each list. */
export const manyEntries = 40;

/** The lead server of its pages. No system gives this port away by itself. */
export const leadOrigin = 'http://127.0.0.1:27843';
