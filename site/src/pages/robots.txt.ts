import { loadCompany } from '../collections/load-company.ts';

export async function GET(): Promise<Response> {
  const { url } = loadCompany();
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`);
}
