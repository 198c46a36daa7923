/**
 * Words that came with the program and that nobody has changed since: sentences about people and jobs of the demonstration,
 * and claims in texts of pages.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { promiseNames } from '../../contract/company.ts';
import { splitContentFile } from '../../site/src/lib/content-folders.ts';
import { listFiles } from '../lib/list-files.ts';
import type { OpenPoint } from './open-point.ts';
import { listSections, listTexts, type Content, type ContentFile } from './read-content.ts';

/** Shorter texts are the same by chance. */
const shortestSentence = 40;

/** Says something that a company must be able to keep or to prove. */
const claim =
  /\b(?:warrant\w*|guarante\w*|(?:is|are|back) free|free (?:estimate|consultation|visit)|within (?:an? |one|two|three|\d)|in writing|before work begins|written scope|licensed|insured|bonded|certified|lead-safe|languages|crews|one person|same day|humidity|\d+ (?:weeks|miles|years)|sixty miles)\b/i;

/** Their words are about somebody, or are somebody's. */
const personal = ['team', 'projects', 'posts'];
const personalSections = ['Testimonials', 'Counters', 'Skills'];
const claiming = ['pages', 'homes', 'one-pagers', 'services', 'explainers'];
const claimingFiles = ['detail-pages.yaml', 'blog.yaml'];

/** `program`: the folder of the program. `folder`: the content folder that is judged, whose words are its own. */
function readOriginals(program: string, folder: string) {
  const readTexts = (base: string, pattern: RegExp, skip: string[] = []) =>
    path.resolve(base) === path.resolve(folder)
      ? []
      : listFiles(base, { skip })
          .filter((name) => pattern.test(name))
          .flatMap((name) => listTexts(parse(readFileSync(path.join(base, name), 'utf8'))));
  const read = (name: string) => readTexts(path.join(program, name), /\.yaml$/, ['pictures', 'words']);
  const samples = readTexts(path.join(program, 'site/src/sections'), /\.samples\.yaml$/);
  return { demonstration: new Set([...read('showcase'), ...samples]), starter: new Set(read('starter')) };
}

const isPromise = (text: string) => promiseNames.some((name) => text.includes(`{${name}}`));

export function findCopied(program: string, folder: string, { files }: Content): OpenPoint[] {
  const { demonstration, starter } = readOriginals(program, folder);
  const countCopied = (value: unknown) =>
    listTexts(value).filter((text) => text.length >= shortestSentence && demonstration.has(text));
  const describe = ([first = '', ...others]: string[], where: string): OpenPoint => ({
    kind: 'copied',
    what: `“${first}”${others.length > 0 ? ` and ${others.length} more` : ''}: these words are about somebody else.`,
    where,
    write: 'Write your own.',
  });
  const isMarked = ({ data }: ContentFile) =>
    typeof data === 'object' && data !== null && 'sample' in data && data.sample === true;
  return files.flatMap((file): OpenPoint[] => {
    if (isMarked(file)) return [];
    const folderName = splitContentFile(file.name)?.folder ?? '';
    if (personal.includes(folderName)) {
      const copied = countCopied(file.data);
      return copied.length > 0 ? [describe(copied, file.name)] : [];
    }
    const quotes = listSections(file)
      .filter(({ kind, sample }) => personalSections.includes(String(kind)) && sample !== true)
      .map(countCopied)
      .filter((copied) => copied.length > 0);
    if (!claiming.includes(folderName) && !claimingFiles.includes(file.name)) return [];
    const claims = listTexts(file.data).filter(
      (text) =>
        claim.test(text) &&
        !isPromise(text) &&
        text.includes(' ') &&
        (starter.has(text) || demonstration.has(text)),
    );
    return [
      ...quotes.map((copied) => describe(copied, file.name)),
      ...[...new Set(claims)].map((text): OpenPoint => ({
        kind: 'claim',
        what: `“${text}”`,
        where: file.name,
        write: 'Is it true of your company? Confirm it, or write what is.',
      })),
    ];
  });
}
