/** What tools/finish.ts puts into the server's manifest; it removes this file from the built site. */
import { loadCompany } from '../collections/company.ts';
import { loadRedirects } from '../collections/redirects.ts';

export async function GET(): Promise<Response> {
  const { name, phone, email, url, hours } = await loadCompany();
  return Response.json({
    company: {
      name,
      phone: phone.shown,
      phoneE164: phone.e164,
      email,
      url,
      hours: { ...hours.office, timeZone: hours.timeZone },
    },
    redirects: await loadRedirects(),
  });
}
