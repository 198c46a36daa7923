/**
 * Parses a page of the office for a script. The parsed page has the policy of the page that is open, which allows only
 * its own styles: those of a later version of the site would be errors in the console.
 */
export const parseHtml = (html: string): Document =>
  new DOMParser().parseFromString(html.replace(/<style\b.*?<\/style>/gs, ''), 'text/html');
