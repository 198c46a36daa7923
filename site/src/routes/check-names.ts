/** Finds names of missing pictures, people and other content. */
import { isFields, visitValues, type Path } from '../../../contract/values.ts';
import { directionNames } from '../fields/direction-name.ts';
import type { ContentFile, Fault } from './fault.ts';
import { folderNames } from '../entries/content-folders.ts';
import type { SiteContent } from './site-content.ts';

const called: Readonly<Record<string, string>> = {
  picture: 'picture',
  clip: 'film',
  home: 'home page',
  direction: 'direction',
  services: 'service',
  projects: 'project',
  posts: 'article',
  team: 'person',
  partners: 'partner',
  products: 'product',
  explainers: 'explainer',
};

/** Plain text fields that name other content. Other names are already references. */
const namingFields: Readonly<Record<string, string>> = {
  sharePicture: 'picture',
  categoryPicture: 'picture',
  explainer: 'explainers',
  direction: 'direction',
  home: 'home',
};

function listNames(data: unknown): { path: Path; to: string; name: string }[] {
  return visitValues(data).flatMap((place) => {
    const { key = '', value } = place;
    if (typeof value === 'string') {
      const to = namingFields[key];
      return to !== undefined && place.path.length === 1 ? [{ path: place.path, to, name: value }] : [];
    }
    if (!isFields(value)) return [];
    const { $ref, name } = value;
    return typeof $ref === 'string' && typeof name === 'string' ? [{ path: place.path, to: $ref, name }] : [];
  });
}

export function findUnknownNames(files: readonly ContentFile[], content: SiteContent): Fault[] {
  const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);
  const known: Readonly<Record<string, readonly string[]>> = {
    ...Object.fromEntries(folderNames.map((folder) => [folder, ids(content[folder])])),
    picture: ids(content.pictures),
    clip: content.clips,
    home: [...ids(content.homes), ...ids(content['one-pagers'])],
    direction: directionNames,
  };
  return files.flatMap(({ file, data }) =>
    listNames(data)
      .filter(({ to, name }) => !known[to]?.includes(name))
      .map(({ path, to, name }) => ({
        file,
        path,
        message: `There is no ${called[to] ?? to} called “${name}”: choose another one.${to === 'clip' ? ` A film is an MP4 file (H.264) such as pictures/clips/${name}.mp4.` : ''}`,
        isLink: false,
      })),
  );
}

export function findPictureFaults({ pictures, pictureFiles }: SiteContent): Fault[] {
  return pictures.flatMap(({ id, data: { file } }, index) => {
    const fault = (message: string) => [
      { file: 'pictures/catalogue.yaml', path: [index, 'file'], message, isLink: false },
    ];
    if (!pictureFiles.includes(file)) return fault(`There is no file pictures/${file}.`);
    const isTwice = pictures.findIndex((one) => one.id === id) < index;
    return isTwice ? fault(`Another picture is also named “${id}”: give this file another name.`) : [];
  });
}
