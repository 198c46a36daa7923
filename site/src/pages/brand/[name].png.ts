/** The company's logo, and a square version for the browser's tab. A drawn mark needs no file. */
import { readFile } from 'node:fs/promises';
import type { APIRoute } from 'astro';
import { encodePicture, openPicture } from '../../../../contract/pictures/open-picture.ts';
import { loadCompany } from '../../collections/load-company.ts';
import { logoFile } from '../../lib/logo-file.ts';
import { chooseSquare } from '../../lib/logo-mark.ts';

const iconSize = 96;

export async function getStaticPaths() {
  const company = loadCompany();
  if (!company.logo || !('file' in company.logo)) return [];
  return [
    { params: { name: 'logo' }, props: { isIcon: false } },
    ...(chooseSquare(company) === 'file' ? [{ params: { name: 'icon' }, props: { isIcon: true } }] : []),
  ];
}

export const GET: APIRoute<{ isIcon: boolean }> = async ({ props }) => {
  const logo = await openPicture(await readFile(logoFile));
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const shown = props.isIcon ? logo.resize(iconSize, iconSize, { fit: 'contain', background }) : logo;
  const bytes = await encodePicture(shown.png({ palette: true }).toBuffer());
  return new Response(new Uint8Array(bytes), { headers: { 'content-type': 'image/png' } });
};
