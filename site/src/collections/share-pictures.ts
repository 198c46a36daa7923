/** Pictures of pages in messages and on social networks, one for each combination of picture and direction. */
import { addSharePicture } from '../../../render/pictures/picture-jobs.ts';
import { hashFile } from '../../../render/pictures/find-picture.ts';
import { logoFile } from '../logo/logo-file.ts';
import { describeShare } from '../logo/share-picture.ts';
import { loadDirection } from './directions.ts';
import { loadCompany } from './load-company.ts';
import { getPicture } from './picture-catalogue.ts';
import { loadSource } from './pictures.ts';

/** Finds a picture by name. `url` is a path on the site. */
export async function loadSharePicture(
  name: string,
  direction: string,
): Promise<{ url: string; alt: string }> {
  const { file, alt, focal } = getPicture(name);
  const { colors } = await loadDirection(direction);
  const { logo } = loadCompany();
  const source = await loadSource(file);
  const ownLogo = logo && 'file' in logo ? await hashFile(logoFile) : undefined;
  const frame = describeShare(focal, colors, logo, ownLogo);
  return { url: addSharePicture(source, `${name}.${direction}`, frame), alt };
}
