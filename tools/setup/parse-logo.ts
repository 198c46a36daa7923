/** "letters", "letters AB", "keep", or the path of a PNG or SVG file. */
import { existsSync } from 'node:fs';
import type { Company } from '../../contract/company.ts';
import { AnswerError } from './answer-error.ts';

type Logo = Company['logo'];

export type LogoAnswer = { keep: Logo } | { letters: string | undefined } | { file: string };

export function parseLogo(text: string, present: Logo): LogoAnswer {
  const plain = text.trim().replace(/^(["'])(.*)\1$/, '$2');
  if (/^keep$/i.test(plain)) return { keep: present };
  const [, word, letters] = /^(letters)(?:\s+(.*))?$/i.exec(plain) ?? [];
  if (word) {
    if (letters !== undefined && !/^[A-Za-z]{1,2}$/.test(letters))
      throw new AnswerError(`“${letters}” are not one or two letters.`);
    return { letters: letters?.toUpperCase() };
  }
  const file = plain.replace(/^~(?=\/)/, process.env['HOME'] ?? '~');
  if (!existsSync(file))
    throw new AnswerError(`There is no file “${plain}”: write its path, or “letters” for your initials.`);
  return { file };
}

export const writeLogo = (logo: Logo): string =>
  logo && 'letters' in logo ? `letters ${logo.letters}` : 'keep';

const small = new Set(['and', 'of', 'the', 'for', 'in', 'at', 'by']);

/** "Plumb & True" is PT, "Delgado Drywall Inc." is DD; a name without letters has none. */
export function getInitials(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/[^A-Za-z\s-]/g, '')
    .split(/[\s-]+/)
    .filter(
      (word) => word !== '' && !small.has(word.toLowerCase()) && !/^(?:inc|llc|co|corp|ltd)$/i.test(word),
    );
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}

export function takeInitials(name: string): string {
  const letters = getInitials(name);
  if (letters === '')
    throw new AnswerError(`“${name}” has no letters for a mark: say them, such as “letters AB”.`);
  return letters;
}
