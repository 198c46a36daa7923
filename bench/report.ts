/** Each benchmark replaces its own chapter of bench/README.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import path from 'node:path';
import { root } from '../tools/lib/paths.ts';

const file = path.join(root, 'bench', 'README.md');

/** The load before the benchmark starts: other work on the machine affects the results. */
const startLoad = loadavg()[0] ?? 0;

/** Date, command and machine of a chapter; `script` is the name in package.json. */
function describeRun(script: string): string {
  const words = process.argv.slice(2);
  return [
    `- Date: ${new Date().toISOString().slice(0, 10)}`,
    `- Command: \`npm run ${[script, ...(words.length > 0 ? ['--', ...words] : [])].join(' ')}\``,
    `- Machine: ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB of memory; load average ${startLoad.toFixed(1)}`,
  ].join('\n');
}

/** Replaces the chapter `title` (the line "## title" up to the next "## "), or appends it. */
function replaceChapter(text: string, title: string, body: string): string {
  const chapters = text.trimEnd().split(/\n+(?=## )/);
  const chapter = `## ${title}\n\n${body.trim()}`;
  const place = chapters.findIndex((other) => other.startsWith(`## ${title}\n`));
  if (place === -1) chapters.push(chapter);
  else chapters[place] = chapter;
  return `${chapters.join('\n\n')}\n`;
}

export function writeChapter(title: string, introduction: string, script: string, figures: string): void {
  const body = `${introduction}\n\n${describeRun(script)}\n\n${figures}`;
  writeFileSync(file, replaceChapter(readFileSync(file, 'utf8'), title, body));
  console.log(`\nWrote the chapter "${title}" of bench/README.md.`);
}
