/** The server's data about the site. The build adds the pages' policies after it has finished them. */
import { listEntries } from '../lib/list-entries.ts';
import * as words from 'words:server';
import { isCounting } from 'words:settings';
import { companyFacts } from '../../../contract/company.ts';
import type { ManifestDraft, SiteManifest } from '../../../contract/site-manifest.ts';
import { loadWholeCompany } from '../collections/load-company.ts';
import { loadDirection } from '../collections/directions.ts';
import { loadRedirects } from '../collections/redirects.ts';
import { toPagePath } from '../lib/links.ts';
import { hasSample } from '../lib/sample.ts';
import { listDeadLinks, listRoutes, loadIsUnbuilt } from '../routes/list-routes.ts';

export async function GET(): Promise<Response> {
  const [company, redirects, isGone, routes] = await Promise.all([
    loadWholeCompany(),
    loadRedirects(),
    loadIsUnbuilt(),
    listRoutes(),
  ]);
  const folders = ['homes', 'one-pagers', 'pages', 'services', 'projects', 'team', 'partners'] as const;
  const entries = await Promise.all(folders.map((folder) => listEntries(folder)));
  const { accentFill, onAccent } = (await loadDirection(company.direction)).colors;
  const manifest: SiteManifest = {
    company: companyFacts.parse(company),
    accent: { plane: accentFill, words: onAccent },
    redirects: Object.fromEntries(
      Object.entries(redirects).filter(([, target]) => !isGone(toPagePath(target))),
    ),
    contentSecurityPolicies: {},
    words,
    counts: isCounting,
    titles: Object.fromEntries(routes.map(({ path, page }) => [path, page.title])),
    hasSamples: hasSample([company, ...entries.flat()]),
  };
  const draft: ManifestDraft = { ...manifest, warnings: import.meta.env.PROD ? await listDeadLinks() : [] };
  return Response.json(draft);
}
