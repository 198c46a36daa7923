/** What the server's manifest says besides the policies of the pages; this file itself is not served. */
import * as answers from 'words:answers';
import * as forms from 'words:forms';
import * as mails from 'words:mails';
import { companyFacts } from '../../../contract/company.ts';
import type { SiteManifest } from '../../../contract/site-manifest.ts';
import { loadCompany } from '../collections/company.ts';
import { loadRedirects } from '../collections/redirects.ts';

export async function GET(): Promise<Response> {
  const facts: Omit<SiteManifest, 'contentSecurityPolicies'> = {
    company: companyFacts.parse(await loadCompany()),
    redirects: await loadRedirects(),
    words: { answers, forms, mails },
  };
  return Response.json(facts);
}
