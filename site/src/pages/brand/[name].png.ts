/** The company's logo, and a square version for the browser's tab. A drawn mark needs no file. */
import { readFile } from 'node:fs/promises';
import type { APIRoute } from 'astro';
import { encodePicture, openPicture } from '../../../../contract/pictures/open-picture.ts';
import { loadCompany } from '../../collections/load-company.ts';
import { logoFile } from '../../logo/logo-file.ts';
import { listLogoFiles } from '../../routes/list-addresses.ts';

const iconSize = 96;

export const GET: APIRoute = async ({ url, params }) => {
  if (!listLogoFiles(loadCompany()).includes(url.pathname)) return new Response(null, { status: 404 });
  const logo = await openPicture(await readFile(logoFile));
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const shown =
    params['name'] === 'icon' ? logo.resize(iconSize, iconSize, { fit: 'contain', background }) : logo;
  const bytes = await encodePicture(shown.png({ palette: true }).toBuffer());
  return new Response(new Uint8Array(bytes), { headers: { 'content-type': 'image/png' } });
};
