/** The site of a server whose pages a static host serves: its own answers stay here, every other page is there. */
import type { Site } from './open-site.ts';

export function sendToStaticHost(site: Site, origins: readonly string[]): Site {
  const [pagesAt] = origins;
  if (pagesAt === undefined) return site;
  return {
    ...site,
    pagesAt,
    writeAnswer(name, props) {
      const answer = site.writeAnswer(name, props);
      // A form sent from here is answered by the way to a page there, and Chromium holds that against the policy, too.
      return answer && { ...answer, policy: allowForms(answer.policy, origins) };
    },
  };
}

const allowForms = (policy: string, origins: readonly string[]): string =>
  policy.replace(/\bform-action [^;]*/, (directive) => [directive, ...origins].join(' '));
