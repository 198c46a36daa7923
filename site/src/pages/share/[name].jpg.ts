/** Share pictures, one for each combination of picture and direction that a page uses. */
import path from 'node:path';
import type { APIRoute } from 'astro';
import { picturesFolder } from '../../../../contract/content-folder.ts';
import { loadCompany } from '../../collections/load-company.ts';
import { getPicture } from '../../collections/picture-catalogue.ts';
import { loadDirection } from '../../collections/directions.ts';
import { drawSharePicture, getSharePath } from '../../lib/share-picture.ts';
import { listRoutes } from '../../routes/list-routes.ts';
import { frameUnlisted } from '../../sections/page-schema.ts';

export function getStaticPaths() {
  const { direction: own } = loadCompany();
  const pages = [...listRoutes().map(({ page }) => page), frameUnlisted('', '')];
  const shared = new Map(
    pages.map(({ sharePicture, direction = own }) => [
      getSharePath(sharePicture, direction),
      { picture: sharePicture, direction },
    ]),
  );
  return [...shared].map(([path, props]) => ({
    params: { name: path.replace(/^\/share\/|\.jpg$/g, '') },
    props,
  }));
}

export const GET: APIRoute<{ picture: string; direction: string }> = async ({ props }) => {
  const { colors } = await loadDirection(props.direction);
  const picture = getPicture(props.picture);
  const file = path.join(picturesFolder, picture.file);
  const bytes = await drawSharePicture({ ...picture, file }, colors, loadCompany().logo);
  return new Response(new Uint8Array(bytes), { headers: { 'content-type': 'image/jpeg' } });
};
