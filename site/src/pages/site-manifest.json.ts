/** What the server knows of the site. The build adds the policies of the pages once these are finished. */
import * as answers from 'words:answers';
import * as forms from 'words:forms';
import * as mails from 'words:mails';
import { companyFacts } from '../../../contract/company.ts';
import type { SiteManifest } from '../../../contract/site-manifest.ts';
import { loadWholeCompany } from '../collections/company.ts';
import { loadRedirects } from '../collections/redirects.ts';

export async function GET(): Promise<Response> {
  const manifest: SiteManifest = {
    company: companyFacts.parse(await loadWholeCompany()),
    redirects: await loadRedirects(),
    contentSecurityPolicies: {},
    words: { answers, forms, mails },
  };
  return Response.json(manifest);
}
