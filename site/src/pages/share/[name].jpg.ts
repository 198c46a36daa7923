/** Share pictures, one for each combination of picture and direction that a page uses. */
import path from 'node:path';
import type { APIRoute } from 'astro';
import { getEntry } from 'astro:content';
import { picturesFolder } from '../../../../contract/content-folder.ts';
import { loadCompany } from '../../collections/load-company.ts';
import { loadDirection } from '../../collections/directions.ts';
import { drawSharePicture, getSharePath } from '../../lib/share-picture.ts';
import { listRoutes } from '../../routes/list-routes.ts';
import { frameUnlisted } from '../../sections/page-schema.ts';

export async function getStaticPaths() {
  const [routes, { direction: own }] = await Promise.all([listRoutes(), loadCompany()]);
  const pages = [...routes.map(({ page }) => page), frameUnlisted('', '')];
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
  const [{ colors }, { logo }, entry] = await Promise.all([
    loadDirection(props.direction),
    loadCompany(),
    getEntry('pictures', props.picture),
  ]);
  if (!entry) throw new Error(`there is no picture "${props.picture}" in pictures/catalogue.yaml`);
  const file = path.join(picturesFolder, entry.data.file);
  const bytes = await drawSharePicture({ ...entry.data, file }, colors, logo);
  return new Response(new Uint8Array(bytes), { headers: { 'content-type': 'image/jpeg' } });
};
