/** Share pictures, one for each combination of picture and direction that a page uses. */
import path from 'node:path';
import type { APIRoute } from 'astro';
import { picturesFolder } from '../../../../contract/content-folder.ts';
import { loadCompany } from '../../collections/load-company.ts';
import { getPicture } from '../../collections/picture-catalogue.ts';
import { loadDirection } from '../../collections/directions.ts';
import { drawSharePicture } from '../../lib/share-picture.ts';
import { listSharePictures } from '../../routes/list-addresses.ts';

export const GET: APIRoute = async ({ url }) => {
  const shared = listSharePictures().get(url.pathname);
  if (!shared) return new Response(null, { status: 404 });
  const { colors } = await loadDirection(shared.direction);
  const picture = getPicture(shared.picture);
  const file = path.join(picturesFolder, picture.file);
  const bytes = await drawSharePicture({ ...picture, file }, colors, loadCompany().logo);
  return new Response(new Uint8Array(bytes), { headers: { 'content-type': 'image/jpeg' } });
};
