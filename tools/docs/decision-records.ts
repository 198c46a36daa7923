/** Checks the decision records: no gap in the numbers, all listed in their README, every superseding record exists. */
import type { TextFile } from './text-file.ts';

const folder = 'docs/decisions/';
const readme = `${folder}README.md`;

interface Record {
  name: string;
  number: string;
  title: string;
  /** Number of the record that replaced this one. */
  supersededBy: string | undefined;
}

/** Each file is a record, and so is each numbered chapter in it. */
function readRecords({ name, text }: TextFile): Record[] {
  return text
    .split(/^#{1,2} (?=\d{4} )/m)
    .slice(1)
    .map((record) => ({
      name: name.slice(folder.length),
      number: record.slice(0, 4),
      title: /^\d{4} (.+)/.exec(record)?.[1] ?? '',
      supersededBy: /^Superseded by \[(\d{4})\]/m.exec(record)?.[1],
    }));
}

const toRow = ({ number, name, title, supersededBy }: Record) =>
  `| [${number}](${name}) | ${title} | ${supersededBy ?? ''} |`;

export function checkRecords(files: readonly TextFile[]): string[] {
  const records = files
    .filter(({ name }) => /^docs\/decisions\/\d.*\.md$/.test(name))
    .flatMap(readRecords)
    .toSorted((a, b) => a.number.localeCompare(b.number));
  const numbers = new Set(records.map(({ number }) => number));
  const index = files.find(({ name }) => name === readme)?.text.split('\n') ?? [];
  const rows = records.map(toRow);
  return [
    ...files
      .filter(
        ({ name, text }) =>
          /^docs\/decisions\/\d/.test(name) &&
          !text.startsWith(`# ${name.slice(folder.length, folder.length + 4)} `),
      )
      .map(
        ({ name }) =>
          `${name}: the first line must be "# ${name.slice(folder.length, folder.length + 4)} Title"`,
      ),
    ...records.flatMap((record, position) => checkRecord(record, position, numbers)),
    ...rows.filter((row) => !index.includes(row)).map((row) => `${readme}: this line is missing: ${row}`),
    ...index
      .filter((line) => line.startsWith('| [') && !rows.includes(line))
      .map((line) => `${readme}: this line matches no record: ${line}`),
  ];
}

function checkRecord(
  { name, number, supersededBy }: Record,
  position: number,
  numbers: Set<string>,
): string[] {
  const faults: string[] = [];
  const expected = String(position + 1).padStart(4, '0');
  if (number !== expected) faults.push(`${folder}${name}: the number is ${number}, but ${expected} is next`);
  if (supersededBy !== undefined && !numbers.has(supersededBy))
    faults.push(`${folder}${name}: there is no record ${supersededBy}`);
  return faults;
}
