import { loadCompany } from '../collections/load-company.ts';
import { listIndexable } from '../routes/list-routes.ts';

export async function GET(): Promise<Response> {
  const { url } = loadCompany();
  const routes = listIndexable();
  const rows = routes.map(({ path }) => `  <url><loc>${url}${path === '/' ? '/' : path}</loc></url>`);
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...rows,
    '</urlset>',
    '',
  ].join('\n');
  return new Response(xml, { headers: { 'Content-Type': 'application/xml' } });
}
