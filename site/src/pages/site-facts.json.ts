/** What the server's manifest says besides the policies of the pages; this file itself is not served. */
import * as answers from 'words:answers';
import * as forms from 'words:forms';
import type { SiteManifest } from '../../../contract/site-manifest.ts';
import { loadCompany } from '../collections/company.ts';
import { loadRedirects } from '../collections/redirects.ts';

export async function GET(): Promise<Response> {
  const { name, phone, email, url, hours } = await loadCompany();
  const facts: Omit<SiteManifest, 'contentSecurityPolicies'> = {
    company: {
      name,
      phone: phone.shown,
      phoneE164: phone.e164,
      email,
      url,
      hours: { ...hours.office, timeZone: hours.timeZone },
    },
    redirects: await loadRedirects(),
    words: { answers, forms },
  };
  return Response.json(facts);
}
