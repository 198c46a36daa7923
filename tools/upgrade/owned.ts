/** What belongs to the owner, and what nobody wrote: an upgrade leaves both alone. */
const owned = [/^content\//, /^pictures\//, /^data\//, /^deploy\/target\.yaml$/, /(?:^|\/)[^/]*\.env$/];

/** Folders that programs make. */
export const madeFolders = ['node_modules', 'dist', '.cache', '.wireit', '.git', '.astro', 'test-results'];

export const isOwned = (file: string): boolean => owned.some((pattern) => pattern.test(file));
