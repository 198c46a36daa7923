/** Finds the address of each content file, and the addresses that its texts and lists link to. */
import { isFields, type Fields, listTexts } from '../../contract/values.ts';
import {
  contentFolders,
  findPagePath,
  namedFolders,
  splitContentFile,
  wholeFolders,
} from '../../site/src/entries/content-folders.ts';
import { type Content, type ContentFile, listSections } from './read-content.ts';

/** Files that the section names, such as "content/team/ada.yaml". */
export function listNamed(section: Fields): string[] {
  const folder = namedFolders[String(section['kind'])];
  const items = section['items'];
  if (!folder || !Array.isArray(items)) return [];
  return items.flatMap((item) => (typeof item === 'string' ? [`${folder}/${item}.yaml`] : []));
}

/** Addresses of the jobs and articles that a service lists ("projects: [stone-harbor]"). */
function listShownOnPage({ data }: ContentFile): string[] {
  return Object.keys(contentFolders).flatMap((folder) => {
    const names = isFields(data) ? data[folder] : undefined;
    if (!Array.isArray(names)) return [];
    return names.flatMap((name) =>
      typeof name === 'string' ? (findPagePath(`${folder}/${name}.yaml`) ?? []) : [],
    );
  });
}

/** Addresses of this site that a file links to. */
export function listTargets(file: ContentFile, { files }: Content): string[] {
  const written = listTexts(file.data).flatMap((text) =>
    /^\/[\w/-]*(?:[#?]\S*)?$/.test(text)
      ? [text]
      : [...text.matchAll(/\]\((\/[^)\s]*)\)/g)].map(([, target = '']) => target),
  );
  const pathsOf = (folder: string) =>
    files.flatMap(({ name }) =>
      splitContentFile(name)?.folder === folder ? [findPagePath(name) ?? ''] : [],
    );
  const sections = listSections(file);
  // Service pages list all services, and menus may too.
  const isMenu = file.name === 'navigation.yaml';
  const siblings = isMenu || splitContentFile(file.name)?.folder === 'services' ? pathsOf('services') : [];
  const whole = sections.flatMap(({ kind, items }) => {
    const folder = items === undefined ? wholeFolders[String(kind)] : undefined;
    return folder ? pathsOf(folder) : [];
  });
  const members = sections.flatMap(listNamed).flatMap((name) => findPagePath(name) ?? []);
  return [...written, ...siblings, ...members, ...whole, ...listShownOnPage(file)].map((target) =>
    target.replace(/[#?].*$/, ''),
  );
}

/** Whether search engines may list the page. A home page that is not at "/" is only a choice for the owner. */
export function isPublic({ name, data }: ContentFile, { company }: Content): boolean {
  const { folder, name: id } = splitContentFile(name) ?? {};
  if (folder === 'homes' || folder === 'one-pagers') return id === company.home;
  return (
    findPagePath(name) !== undefined && !(isFields(data) && (data['noindex'] === true || data['canonical']))
  );
}
