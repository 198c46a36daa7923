/**
 * Parses "letters", "letters AB", "keep", or the path of a file, followed by ", with name" if the picture contains the
 * name.
 */
import { readFileSync, statSync } from 'node:fs';
import type { Company } from '../../contract/company.ts';
import { getInitials } from '../../site/src/lib/initials.ts';
import { AnswerError } from './answer-error.ts';
import { readLogo, type LogoFile } from './read-logo.ts';

type Logo = Company['logo'];

export type LogoAnswer =
  { keep: Logo } | { letters: string | undefined } | { file: LogoFile; isAlone: boolean };

export async function parseLogo(text: string, present: Logo): Promise<LogoAnswer> {
  const plain = text.trim().replace(/^(["'])(.*)\1$/, '$2');
  if (/^keep$/i.test(plain)) return { keep: present };
  const [, word, letters] = /^(letters)(?:\s+(.*))?$/i.exec(plain) ?? [];
  if (word) {
    if (letters !== undefined && !/^[A-Za-z]{1,2}$/.test(letters))
      throw new AnswerError(`“${letters}” are not one or two letters.`);
    return { letters: letters?.toUpperCase() };
  }
  const named = plain.replace(/,\s*with name$/i, '');
  const file = named.replace(/^~(?=\/)/, process.env['HOME'] ?? '~');
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new AnswerError(`There is no file “${named}”: write its path, or “letters” for your initials.`);
  return { file: await readLogo(readFileSync(file)), isAlone: named !== plain };
}

export const writeLogo = (logo: Logo): string =>
  logo && 'letters' in logo ? `letters ${logo.letters}` : 'keep';

export function takeInitials(name: string): string {
  const letters = getInitials(name);
  if (letters === '')
    throw new AnswerError(`“${name}” has no letters for a mark: choose some, such as “letters AB”.`);
  return letters;
}
