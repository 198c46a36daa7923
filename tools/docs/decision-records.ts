/** The decision records: numbered without a gap, listed in their README, and honest about what replaced them. */
import type { TextFile } from './text-file.ts';

const folder = 'docs/decisions/';
const readme = `${folder}README.md`;

interface Record {
  name: string;
  number: string;
  title: string;
  /** Number of the record that replaced it. */
  supersededBy: string | undefined;
}

function readRecord({ name, text }: TextFile): Record {
  const [heading = '', ...rest] = text.split('\n');
  const [, number = '', title = ''] = /^# (\d{4}) (.+)$/.exec(heading) ?? [];
  const [, supersededBy] = /^Superseded by \[(\d{4})\]/m.exec(rest.join('\n')) ?? [];
  return { name: name.slice(folder.length), number, title, supersededBy };
}

const toRow = ({ number, name, title, supersededBy }: Record) =>
  `| [${number}](${name}) | ${title} | ${supersededBy ?? ''} |`;

export function checkRecords(files: readonly TextFile[]): string[] {
  const records = files
    .filter(({ name }) => /^docs\/decisions\/\d.*\.md$/.test(name))
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map(readRecord);
  const numbers = new Set(records.map(({ number }) => number));
  const index = files.find(({ name }) => name === readme)?.text.split('\n') ?? [];
  const rows = records.map(toRow);
  return [
    ...records.flatMap((record, position) => checkRecord(record, position, numbers)),
    ...rows.filter((row) => !index.includes(row)).map((row) => `${readme}: a line is missing: ${row}`),
    ...index
      .filter((line) => line.startsWith('| [') && !rows.includes(line))
      .map((line) => `${readme}: no record is like this line: ${line}`),
  ];
}

function checkRecord(
  { name, number, supersededBy }: Record,
  position: number,
  numbers: Set<string>,
): string[] {
  const faults: string[] = [];
  const expected = String(position + 1).padStart(4, '0');
  if (!name.startsWith(`${expected}-`)) faults.push(`${folder}${name}: the next number is ${expected}`);
  if (!name.startsWith(`${number}-`) || number === '')
    faults.push(`${folder}${name}: the first line is "# ${name.slice(0, 4)} Title"`);
  if (supersededBy !== undefined && !numbers.has(supersededBy))
    faults.push(`${folder}${name}: there is no record ${supersededBy}`);
  return faults;
}
