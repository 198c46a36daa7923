/**
 * Finds unchanged words of the program: sentences about the people and jobs of the demonstration, and claims in the
 * texts of pages.
 */
import { promiseNames } from '../../contract/company.ts';
import { isFields, listTexts } from '../../contract/values.ts';
import { splitContentFile } from '../../site/src/lib/content-folders.ts';
import type { OpenPoint } from './open-point.ts';
import { listSections, type Content, type ContentFile } from './read-content.ts';
import { readOriginals, type Originals } from './read-originals.ts';

/** Shorter texts may match by chance. */
const shortestSentence = 40;

/** Matches promises and claims that a company must keep or prove. */
const claim =
  /\b(?:warrant\w*|guarante\w*|(?:is|are|back) free|free (?:estimate|consultation|visit)|within (?:an? |one|two|three|\d)|in writing|before work begins|written scope|licensed|insured|bonded|certified|lead-safe|languages|crews|one person|a person answers|same day|humidity|\d+ (?:weeks|miles|years)|sixty miles|before a price|by appointment|hear the new price|walk the finished)\b/i;

/** Entries here describe or quote a person or company. */
const personal = ['team', 'projects', 'posts', 'partners'];
/** Files where `sample: true` refers to amounts. */
const amounts = ['prices.yaml', 'words/rates.yaml'];
const claiming = ['pages', 'homes', 'one-pagers', 'services', 'explainers'];
const claimingFiles = ['detail-pages.yaml', 'blog.yaml', 'words/site.yaml', 'words/questions.yaml'];

const isPromise = (text: string) => promiseNames.some((name) => text.includes(`{${name}}`));
const isMarked = (data: unknown) => isFields(data) && data['sample'] === true;

export function findCopied(program: string, folder: string, { files }: Content): OpenPoint[] {
  const originals = readOriginals(program, folder);
  return files.flatMap((file): OpenPoint[] => {
    if (isMarked(file.data)) return [];
    const group = splitContentFile(file.name)?.folder ?? '';
    if (personal.includes(group) || amounts.includes(file.name)) return findBorrowed(file, originals);
    return [...findQuotes(file, originals), ...findClaims(file, group, originals)];
  });
}

function describe([first = '', ...others]: string[], where: string): OpenPoint {
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  return {
    kind: 'copied',
    what: `“${first}”${more}: these words are about another company.`,
    where,
    write: 'Write your own.',
  };
}

/** An entry copied from the demonstration, or unchanged since the editor made it. */
function findBorrowed({ name, data }: ContentFile, { demonstration, isBody }: Originals): OpenPoint[] {
  const copied = listTexts(data).filter((text) => text.length >= shortestSentence && demonstration.has(text));
  if (copied.length > 0) return [describe(copied, name)];
  const what = 'This is still the program’s text.';
  return isBody(name, data) ? [{ kind: 'copied', what, where: name, write: 'Write your own.' }] : [];
}

/** The program's quotes, figures, films and plans without a sample mark. */
function findQuotes(file: ContentFile, { listPieces }: Originals): OpenPoint[] {
  return listSections(file)
    .filter((section) => !isMarked(section))
    .map((section) => listPieces(section).map((piece) => listTexts(piece)[0] ?? ''))
    .filter((copied) => copied.length > 0)
    .map((copied) => describe(copied, file.name));
}

function findClaims({ name, data }: ContentFile, group: string, originals: Originals): OpenPoint[] {
  const { starter, demonstration, isBody } = originals;
  if (!claiming.includes(group) && !claimingFiles.includes(name)) return [];
  const claims = listTexts(data).filter(
    (text) =>
      claim.test(text) &&
      !isPromise(text) &&
      text.includes(' ') &&
      !text.endsWith('?') &&
      (starter.has(text) || demonstration.has(text)),
  );
  const whole = group === 'services' && isBody(name, data) ? [`${name} still has the program’s text.`] : [];
  return [...whole, ...[...new Set(claims)].map((text) => `“${text}”`)].map((what): OpenPoint => ({
    kind: 'claim',
    what,
    where: name,
    write: 'Is it true of your company? Confirm it, or write what is.',
  }));
}
