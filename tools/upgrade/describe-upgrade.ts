import path from 'node:path';
import type { Upgrade } from './upgrade-site.ts';

/** What becomes of the owner's files, in sentences and lists. */
export function describeUpgrade({ content, own, site }: Upgrade): string {
  const list = (heading: string, files: readonly string[]) =>
    files.length > 0 ? [`${heading} (${files.length}):`, ...files.map((file) => `  ${file}`), ''] : [];
  return [
    ...list(
      'Content in its new form',
      content.flatMap(({ file, notes }) => notes.map((note) => `${file}: ${note}`)),
    ),
    ...(own
      ? [
          ...list('Changed by you; the new version has its own', own.changed),
          ...list('Added by you in folders of the program; the new version does not have them', own.added),
        ]
      : [
          `Which files of the program you changed is unknown: the history of the new version has no release that ${path.basename(site)} was made from.`,
          '',
        ]),
  ].join('\n');
}
