/** What the server knows of the site. The build adds the policies of the pages once these are finished. */
import * as answers from 'words:answers';
import type { SiteManifest } from '../../../contract/site-manifest.ts';
import { loadCompany } from '../collections/company.ts';
import { loadRedirects } from '../collections/redirects.ts';

export async function GET(): Promise<Response> {
  const { name, phone, email, url, hours } = await loadCompany();
  const manifest: SiteManifest = {
    company: {
      name,
      phone: phone.shown,
      phoneE164: phone.e164,
      email,
      url,
      hours: { ...hours.office, timeZone: hours.timeZone },
    },
    redirects: await loadRedirects(),
    words: { answers },
    contentSecurityPolicies: {},
  };
  return Response.json(manifest);
}
