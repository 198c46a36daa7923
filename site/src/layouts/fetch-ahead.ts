/**
 * What a browser may fetch before a link is followed: the document of a page of this site, once a visitor points at its
 * link or presses it. Browsers keep two such documents at most, and none for visitors who save data; the newest one
 * replaces the oldest, so that no more than 40 kB come in advance.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      // Results of a search cost the server work.
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/search*' } }] },
      eagerness: 'moderate',
    },
  ],
});
