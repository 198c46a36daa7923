/**
 * Wraps the site for pages on a static host: this server keeps its own answers, and redirects all other pages there.
 */
import type { Site } from './open-site.ts';

export function sendToStaticHost(site: Site, origins: readonly string[]): Site {
  const [pagesAt] = origins;
  if (pagesAt === undefined) return site;
  return {
    ...site,
    pagesAt,
    writeScreen(name, props) {
      const answer = site.writeScreen(name, props);
      // A form on this page may redirect to a page there, and Chromium checks `form-action` for redirects, too.
      return answer && { ...answer, policy: allowForms(answer.policy, origins) };
    },
  };
}

const allowForms = (policy: string, origins: readonly string[]): string =>
  policy.replace(/\bform-action [^;]*/, (directive) => [directive, ...origins].join(' '));
