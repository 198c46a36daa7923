/** Parses the reference of a request as people write it down or hear it over the phone. */

/** Letters and digits decide. O and 0, and I, L and 1 are the same, because only prefixes contain these letters. */
export const foldReference = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\dA-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');

/** What people put in front of a reference: words, or the address of its page. */
const before = /^https?:\S*\/|^(?:\W*\b(?:my|your|our|ref(?:erence)?|requests?|leads?|no|number|id)\b)+/i;

/** The last eight signs as a reference has them, such as "3JGS-6K3D"; undefined if there are fewer. */
export function findEnding(typed: string): string | undefined {
  const [, first, second] = /(.{4})(.{4})$/.exec(foldReference(typed)) ?? [];
  return first === undefined ? undefined : `${first}-${second}`;
}

/** Fewer letters and digits could be a word. */
const leastSigns = 5;

/** The folded signs of a question that could be a reference or a part of one; undefined for a shorter one. */
export function findReferenceSigns(question: string): string | undefined {
  const signs = foldReference(question.replace(before, ''));
  return signs.length >= leastSigns ? signs : undefined;
}

/** "3JGS6K3D" and "Ref. PT 3JGS 6K3D" are PT-3JGS-6K3D; a part of five signs or more is one of many. */
export function isSameReference(reference: string, typed: string): boolean {
  const signs = findReferenceSigns(typed);
  return signs !== undefined && foldReference(reference).includes(signs);
}
