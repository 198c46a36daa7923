/** What tools/finish.ts puts into the server's manifest; it removes this file from the built site. */
import { companyFacts } from '../../../contract/company.ts';
import { loadCompany } from '../collections/company.ts';
import { loadRedirects } from '../collections/redirects.ts';

export async function GET(): Promise<Response> {
  return Response.json({
    company: companyFacts.parse(await loadCompany()),
    redirects: await loadRedirects(),
  });
}
