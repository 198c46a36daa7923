/** Finds sentences of the starter in which a company promises or claims something: every site begins with them. */
import path from 'node:path';
import { promiseNames } from '../../contract/company.ts';
import { isFields, listTexts } from '../../contract/values.ts';
import { root } from '../lib/paths.ts';
import type { OpenPoint } from './open-point.ts';
import { readContent, type Content } from './read-content.ts';

const claim =
  /\b(?:warrant\w*|guarante\w*|(?:is|are|back) free|free (?:estimate|consultation|visit)|within (?:an? |one|two|three|\d)|in writing|before work begins|written scope|licensed|insured|bonded|certified|lead-safe|languages|crews|one person|a person answers|same day|humidity|\d+ (?:weeks|miles|years)|sixty miles|before a price|by appointment|hear the new price|walk the finished)\b/i;

/** Leaves out questions, labels of one word, and sentences with a promise of company.yaml, such as {warranty}. */
export const isClaim = (text: string): boolean =>
  claim.test(text) &&
  text.includes(' ') &&
  !text.endsWith('?') &&
  !promiseNames.some((name) => text.includes(`{${name}}`));

/** Texts that the owner has not marked as a sample. */
export const listUnmarked = (data: unknown): string[] =>
  isFields(data) && data['sample'] === true ? [] : listTexts(data);

export function findClaims({ files }: Content): OpenPoint[] {
  const starter = readContent(path.join(root, 'starter'));
  const claims = new Set(starter.files.flatMap(({ data }) => listTexts(data)).filter(isClaim));
  return files.flatMap(({ name, data }) =>
    [...new Set(listUnmarked(data))]
      .filter((text) => claims.has(text))
      .map((text): OpenPoint => ({
        kind: 'claim',
        what: `“${text}”`,
        where: name,
        write: 'Is it true of your company? Confirm it, or write what is.',
      })),
  );
}
