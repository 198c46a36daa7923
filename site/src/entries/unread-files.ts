/** Finds content files that the build ignores or misreads: copies, other extensions, stray folders, other encodings. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { contentFolders } from './content-folders.ts';
import { singles } from './content-singles.ts';

/** Points of `npm run launch` that the owner accepted. The tools read it, the build does not. */
export const acceptedFile = 'accepted.yaml';

export interface UnreadFile {
  file: string;
  /** A sentence that names the file and the remedy. */
  message: string;
}

/** Leftovers of systems, editors and cloud drives, which nobody expects the site to show. */
const leftover =
  /^\.|^#.*#$|^(?:thumbs\.db|desktop\.ini|icon\r|__macosx)$|(?:~|\.(?:orig|rej|bak|swp|tmp|new))$/i;
const pageName = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Folders that are read entirely, and folders with fixed file names. The build itself checks pictures. */
const open = Object.keys(contentFolders);
const fixed = ['words', 'lists'];

const toName = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'another-name';

const join = (...parts: string[]) => parts.filter(Boolean).join('/');

/** `content`: name of the content folder. `folder`: a subfolder, or empty for the content folder itself. */
function judgeFile(content: string, folder: string, name: string): string | undefined {
  const file = join(content, folder, name);
  const { name: base, ext } = path.parse(name);
  if (/^\.ya?ml$/i.test(ext) && ext !== '.yaml')
    return `${file} is not read, because its name does not end in .yaml: rename it to ${toName(base)}.yaml.`;
  if (ext !== '.yaml')
    return `${file} is not read, because it is not a YAML file: move it out of ${content}/.`;
  if (!open.includes(folder))
    return Object.hasOwn(singles, join(folder, name)) || join(folder, name) === acceptedFile
      ? undefined
      : `${file} is not read, because the site has no file of that name: rename it, or move it out of ${content}/.`;
  if (pageName.test(base)) return undefined;
  return `${file} has a name that cannot be an address: use lowercase letters a to z, digits and single hyphens, as in ${toName(base)}.yaml, or delete the file if it is a copy.`;
}

/** Files in another encoding than UTF-8, or saved again after they were misread. */
export function findTextFault(file: string, bytes: Buffer): string | undefined {
  const save = 'open it in a text editor and save it as UTF-8';
  const isUtf16 = /^(?:\xff\xfe|\xfe\xff)/.test(bytes.toString('latin1', 0, 2)) || bytes.includes(0);
  if (isUtf16) return `${file} is written in UTF-16, not in UTF-8: ${save}.`;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const lost = /\S*\uFFFD\S*/.exec(text)?.[0];
    return (
      lost && `${file} says “${lost}”, where a letter was lost: write it again, and save the file as UTF-8.`
    );
  } catch {
    return `${file} is not written in UTF-8, so its accents and quotation marks would be lost: ${save}.`;
  }
}

/** Whether a folder contains anything but leftovers. */
const hasFiles = (folder: string): boolean =>
  readdirSync(folder, { withFileTypes: true }).some(
    (entry) =>
      !leftover.test(entry.name) && (!entry.isDirectory() || hasFiles(path.join(folder, entry.name))),
  );

/** `content`: the content folder. */
export function listUnreadFiles(content: string): UnreadFile[] {
  const own = path.basename(content);
  const look = (folder: string): UnreadFile[] =>
    readdirSync(path.join(content, folder))
      .filter((name) => !leftover.test(name))
      .sort()
      .flatMap((name) => {
        const file = join(folder, name);
        const target = path.join(content, file);
        if (!statSync(target, { throwIfNoEntry: false })?.isDirectory()) {
          const message = judgeFile(own, folder, name);
          return message ? [{ file, message }] : [];
        }
        if (folder === '' && [...open, ...fixed].includes(name)) return look(name);
        if (file === 'pictures' || !hasFiles(target)) return [];
        const message = `${own}/${file}/ is a folder that is not read: move its files to ${own}/${folder || 'pages'}/.`;
        return [{ file, message }];
      });
  return existsSync(content) ? look('') : [];
}

/** Ignored files, and files whose text the build would misread. */
export function listFaultyFiles(content: string): UnreadFile[] {
  const unread = listUnreadFiles(content);
  const names = new Set(unread.map(({ file }) => file));
  const files = ['', ...open, ...fixed]
    .filter((folder) => existsSync(path.join(content, folder)))
    .flatMap((folder) => readdirSync(path.join(content, folder)).map((name) => join(folder, name)))
    .filter((file) => file.endsWith('.yaml') && !leftover.test(path.basename(file)) && !names.has(file));
  return [
    ...unread,
    ...[...files, 'pictures/catalogue.yaml'].flatMap((file) => {
      // A folder of that name may be empty.
      if (!statSync(path.join(content, file), { throwIfNoEntry: false })?.isFile()) return [];
      const shown = join(path.basename(content), file);
      const message = findTextFault(shown, readFileSync(path.join(content, file)));
      return message ? [{ file, message }] : [];
    }),
  ];
}
