/** The server's data about the site. The build adds the pages' policies after it has finished them. */
import * as words from 'words:server';
import { isCounting } from 'words:settings';
import { companyFacts, listFacts } from '../../../contract/company.ts';
import { translate } from '../../../contract/read-words.ts';
import type { ManifestDraft, SiteManifest } from '../../../contract/site-manifest.ts';
import { listOthers } from '../../../contract/words/languages.ts';
import { loadWholeCompany } from '../collections/load-company.ts';
import { loadDirection } from '../collections/directions.ts';
import { loadRedirects } from '../collections/redirects.ts';
import { toPagePath } from '../entries/links.ts';
import { hasSample } from '../fields/sample.ts';
import { listDeadLinks, loadContent, listRoutes, loadIsUnbuilt } from '../routes/list-routes.ts';

export async function GET(): Promise<Response> {
  const company = loadWholeCompany();
  const isGone = loadIsUnbuilt();
  const { homes, 'one-pagers': onePagers, pages, services, projects, team, partners } = loadContent();
  const shown = [company, homes, onePagers, pages, services, projects, team, partners];
  const { accentFill, onAccent } = (await loadDirection(company.direction)).colors;
  const manifest: SiteManifest = {
    company: companyFacts.parse(company),
    accent: { plane: accentFill, words: onAccent },
    redirects: Object.fromEntries(
      Object.entries(loadRedirects()).filter(([, target]) => !isGone(toPagePath(target))),
    ),
    contentSecurityPolicies: {},
    words,
    translations: Object.fromEntries(
      listOthers(company.language).map((tag) => [
        tag,
        translate(words, tag, listFacts({ ...company, language: tag })),
      ]),
    ),
    counts: isCounting,
    titles: Object.fromEntries(listRoutes().map(({ path, page }) => [path, page.title])),
    hasSamples: hasSample(shown),
  };
  const draft: ManifestDraft = { ...manifest, warnings: import.meta.env.PROD ? listDeadLinks() : [] };
  return Response.json(draft);
}
