/**
 * content/accepted.yaml: the points that somebody confirmed or accepted, with name and date. The launch list leaves
 * them out.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { acceptedFile } from '../../site/src/entries/unread-files.ts';
import { isAcceptable, type OpenPoint } from './open-point.ts';

/** A message for the person who accepts points. */
export class LaunchError extends Error {}

const text = z.string().trim().min(1);

const schema = z.array(
  z.strictObject({
    /** The text of the point in the list. If the text changes later, it is a new point. */
    point: text,
    where: text,
    by: text,
    /** "2026-11-26" */
    on: z.iso.date(),
  }),
);

const header =
  '# Points of "npm run launch" that somebody confirmed or accepted. To list a point again, delete its entry.\n';

const withoutLine = (where: string) => where.replace(/:\d+(?=,|$)/g, '');

/** Throws a `LaunchError` with the file's name if it is invalid. */
function readAccepted(folder: string): z.output<typeof schema> {
  const file = path.join(folder, acceptedFile);
  if (!existsSync(file)) return [];
  const { data, error } = schema.safeParse(parse(readFileSync(file, 'utf8')) ?? []);
  if (!data) throw new LaunchError(`${acceptedFile}: ${z.prettifyError(error)}`);
  return data;
}

export function dropAccepted(folder: string, points: OpenPoint[]): OpenPoint[] {
  const accepted = readAccepted(folder);
  return points.filter((point) => !isAcceptable(point) || !accepted.some((one) => one.point === point.what));
}

/** `numbers` such as "3,5-7" count from 1 as in the list. Throws a `LaunchError` for a number out of range. */
export function pickPoints(numbers: string, points: OpenPoint[]): OpenPoint[] {
  const picked = numbers.split(',').flatMap((part) => {
    const [, first, last = first] = /^\s*(\d+)(?:-(\d+))?\s*$/.exec(part) ?? [];
    const found = points.slice(Number(first) - 1, Number(last));
    if (first === undefined || first === '0' || found.length !== Number(last) - Number(first) + 1)
      throw new LaunchError(
        `The list has no point ${part.trim() || '""'}: write numbers from the list, such as 3,5-7.`,
      );
    return found;
  });
  return [...new Set(picked)];
}

/** `today` is a date such as "2026-11-26". Throws for a point that must be fixed, and for a missing name. */
export function acceptPoints(folder: string, points: OpenPoint[], by: string, today: string): void {
  const wrong = points.find((point) => !isAcceptable(point));
  if (wrong) throw new LaunchError(`Fix this instead of accepting it: ${wrong.what}`);
  if (by.trim() === '') throw new LaunchError('Say who accepts it: --by "Your Name".');
  const added = points.map(({ what, where }) => ({
    point: what,
    where: withoutLine(where),
    by: by.trim(),
    on: today,
  }));
  writeFileSync(path.join(folder, acceptedFile), header + stringify([...readAccepted(folder), ...added]));
}
