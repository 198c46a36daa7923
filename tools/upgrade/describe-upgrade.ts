import path from 'node:path';
import type { Upgrade } from './upgrade-site.ts';

/** Describes the changes to the owner's files. */
export function describeUpgrade({ content, own, site }: Upgrade): string {
  const list = (heading: string, files: readonly string[]) =>
    files.length > 0 ? [`${heading} (${files.length}):`, ...files.map((file) => `  ${file}`), ''] : [];
  return [
    ...(content.length === 0 ? ['No file of your content changes.', ''] : []),
    ...list(
      'Changes to your content',
      content.flatMap(({ file, notes }) => notes.map((note) => `${file}: ${note}`)),
    ),
    ...(own
      ? [
          ...list('Changed by you, and replaced by the new version', own.changed),
          ...list('Added by you in folders of the program, and not in the new version', own.added),
        ]
      : [
          `Your own changes to the program are unknown: the history of the new version does not contain the release of ${path.basename(site)}.`,
          '',
        ]),
  ].join('\n');
}
