import type { Report } from './upgrade-site.ts';

/** What was done, or would be, in sentences and lists of files. */
export function describeReport(version: string, report: Report, dry: boolean): string {
  const { steps, content, conflicts, backup } = report;
  const of = (outcome: string) => steps.flatMap((step) => (step.outcome === outcome ? [step.file] : []));
  const list = (heading: string, files: readonly string[]) =>
    files.length > 0 ? [`${heading} (${files.length}):`, ...files.map((file) => `  ${file}`), ''] : [];
  const lines = [
    ...list('Kept as you changed them', of('kept')),
    ...list('Merged with your changes; read them once', of('merged')),
    ...(content.length > 0
      ? [
          `Content brought into its new form (${content.length}):`,
          ...content.flatMap(({ file, notes }) => [`  ${file}`, ...notes.map((note) => `    ${note}`)]),
          '',
        ]
      : []),
  ];
  if (conflicts.length > 0)
    return [
      ...lines,
      ...list('Changed by you and by the new version, in the same lines', conflicts),
      `Nothing was changed. Decide with --keep mine or --keep theirs, for all of them, or make those files as version ${version} has them and put your change in again.`,
    ].join('\n');
  if (!dry && backup === undefined) return [...lines, `The site is version ${version} already.`].join('\n');
  const replaced = of('taken').length + of('removed').length;
  return [
    ...lines,
    `${dry ? 'Would replace' : 'Replaced'} ${replaced} files of the program with those of version ${version}.`,
    ...(dry
      ? ['Nothing was changed.']
      : [
          `The files as they were are in ${backup}.`,
          'Next: npm run build, then npm run publish. The database changes itself when the new server first starts; make a backup before (docs/runbook.md).',
        ]),
  ].join('\n');
}
