/** A page's own policy. Framing cannot be forbidden in a `<meta>` element, so the build leaves it to the server. */
import type { Site } from '../site/open-site.ts';
import { strictContentPolicy } from './security-headers.ts';

export function findPagePolicy(site: Site, file: string): string {
  const policies = site.manifest().contentSecurityPolicies;
  const policy = Object.hasOwn(policies, file) ? policies[file] : undefined;
  return policy === undefined
    ? strictContentPolicy
    : `${policy.replace(/[\s;]+$/, '')}; frame-ancestors 'none'`;
}
