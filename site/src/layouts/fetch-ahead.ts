/**
 * Prefetches pages of this site when a visitor points at a link or presses it. Browsers keep at most two such
 * documents, and none in data-saver mode. The newest replaces the oldest, so at most 40 kB are prefetched.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      // Search results cost the server work.
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/search*' } }] },
      eagerness: 'moderate',
    },
  ],
});
