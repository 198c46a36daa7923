/** Everything that an upgrade changes is worked out first; nothing is written while anything of it is open. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { planContent, type ContentStep } from './migrate-content.ts';
import { planMerge, type FileStep, type Keep } from './plan-merge.ts';
import type { Versions } from './check-out-versions.ts';

export interface Report {
  steps: FileStep[];
  content: ContentStep[];
  conflicts: string[];
  /** Where the files are as they were; missing when nothing was written. */
  backup: string | undefined;
}

interface Options {
  keep?: Keep | undefined;
  /** Says what would be done. */
  dry?: boolean | undefined;
}

export function upgradeSite(site: string, { base, next }: Versions, { keep, dry = false }: Options): Report {
  const steps = planMerge({ site, base, next }, keep);
  const content = planContent({ site, base, next });
  const conflicts = steps.flatMap(({ file, outcome }) => (outcome === 'conflict' ? [file] : []));
  const changes = [
    ...steps.flatMap((step) => ('content' in step ? [{ file: step.file, content: step.content }] : [])),
    ...content.map(({ file, text }) => ({ file, content: Buffer.from(text) })),
  ];
  const isWritten = !dry && conflicts.length === 0 && changes.length > 0;
  return { steps, content, conflicts, backup: isWritten ? write(site, changes) : undefined };
}

interface FileChange {
  file: string;
  content: Buffer | undefined;
}

/** Every file that changes is kept first. */
function write(site: string, changes: readonly FileChange[]): string {
  const time = new Date().toISOString().replace(/[:.]/g, '-');
  const backup = path.join('.cache', 'upgrade', time);
  for (const { file } of changes) {
    const place = path.join(site, file);
    if (existsSync(place)) put(path.join(site, backup, file), readFileSync(place));
  }
  for (const { file, content } of changes) {
    if (content === undefined) rmSync(path.join(site, file), { force: true });
    else put(path.join(site, file), content);
  }
  return backup;
}

function put(file: string, content: Buffer): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}
