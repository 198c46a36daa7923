/**
 * Splits a typed name into the two columns of other programs. A name that is unclear stays whole in `first`, and a
 * company stays whole in `company`; other programs show what was typed.
 */
export interface ParsedName {
  first: string;
  last: string;
  /** "Jr.", "III" or "PE", as typed. */
  suffix: string;
  /** A company that was typed as the name. */
  company: string;
}

const company =
  /(?:^|[\s,])(?:inc|l\.?l\.?c|l\.?l\.?p|p\.?l\.?l\.?c|ltd|corp|corporation|co|company|group|builders|building|construction|contract(?:ors|ing)|framing|drywall|homes|properties|realty|holdings|partners(?:hip)?|associates|services|management|apartments|church|school|hotel|restaurant|hoa|association|& sons|and sons|& co)\b\.?,?(?:\s|$)/i;

/** Suffixes, without periods. Those of the second kind are also names, so they need a comma or capitals. */
const suffixes = ['jr', 'sr', 'ii', 'iii', 'iv', 'esq', 'esquire', 'phd', 'dds', 'dmd', 'dvm', 'cpa'];
const doubtful = ['md', 'do', 'pe', 'rn', 'od', 'jd', 'mba', 'aia', 'ra', 'pls', 'v', 'ret'];
const titles = ['mr', 'mrs', 'ms', 'miss', 'mx', 'dr', 'rev', 'pastor', 'prof', 'capt', 'sgt', 'col', 'hon'];
/** Beginnings of last names. */
const particles =
  'van von vander vande der den de del della di da dal das dos du la le los st saint ter ten bin ibn al el mac'.split(
    ' ',
  );
const ands = ['and', '&', '+', 'y', 'und'];

const bare = (word: string): string => word.toLowerCase().replace(/[.,]/g, '');
const isTitle = (word: string) => titles.includes(bare(word));
const isAnd = (word: string) => ands.includes(word.toLowerCase());

function isSuffix(word: string, hasComma: boolean): boolean {
  const plain = bare(word);
  if (suffixes.includes(plain)) return true;
  return doubtful.includes(plain) && (hasComma || (word.length > 1 && word === word.toUpperCase()));
}

export function parseName(typed: string): ParsedName {
  const name = typed.replace(/\s+/g, ' ').trim();
  const whole = { first: name, last: '', suffix: '', company: '' };
  if (company.test(name)) return { ...whole, first: '', company: name };
  if (/[\d@()/|]|^the /i.test(name)) return whole;
  const [parts, suffix] = takeSuffixes(name);
  const [one = '', two, ...more] = parts;
  if (more.length > 0) return whole;
  const split = two === undefined ? splitWords(one.split(' ')) : splitAtComma(one, two);
  return split ? { ...whole, ...split, suffix } : whole;
}

/** The parts between commas without the suffixes, and the suffixes. */
function takeSuffixes(name: string): [parts: string[], suffix: string] {
  const found: string[] = [];
  const parts = name.split(/ ?, ?/).flatMap((part, index) => {
    const words = part.split(' ');
    const own: string[] = [];
    while (isSuffix(words.at(-1) ?? '', index > 0 && words.length === 1) && (index > 0 || words.length > 1))
      own.unshift(words.pop() ?? '');
    found.push(...own);
    return words.length > 0 && words[0] !== '' ? [words.join(' ')] : [];
  });
  return [parts, found.join(' ')];
}

/** "Lee, Priya". Two people, such as "Ann Lee, Bob Ray", stay whole. */
function splitAtComma(last: string, first: string) {
  const isPair = last.includes(' ') && first.includes(' ');
  return isPair && !isParticle(last.split(' ')[0] ?? '') ? undefined : { first, last };
}

const isParticle = (word: string) => particles.includes(bare(word));

function splitWords(words: string[]) {
  const start = words.findIndex((word) => !isTitle(word) && !isAnd(word));
  const own = words.slice(Math.max(start, 0));
  const from = findLast(own);
  if (own.length === 1)
    return start > 0 ? { first: words.slice(0, start).join(' '), last: own[0] ?? '' } : undefined;
  if (from === undefined) return undefined;
  return {
    first: [...words.slice(0, start), ...own.slice(0, from)].join(' '),
    last: own.slice(from).join(' '),
  };
}

/** The position at which the last name begins; undefined if it is unclear. */
function findLast(words: readonly string[]): number | undefined {
  const and = words.findIndex(isAnd);
  // "Rosa and Tom Vance" share a name, "Tom Vance and Rosa Lee" have two.
  if (and >= 0) {
    const others = and === 1 ? findLast(words.slice(2)) : undefined;
    return others === undefined ? undefined : others + 2;
  }
  const particle = words.findIndex(
    (word, index) => index > 0 && index < words.length - 1 && isParticle(word),
  );
  if (particle > 0) return words.length > 4 ? undefined : particle;
  // Of four names, or of three with Spanish accents, two may be last names.
  const isSpanish = words.length === 3 && words.some((word) => /[áéíóúñ]/i.test(word));
  return words.length > 3 || words.length < 2 || (isSpanish && !/^\w\.?$/.test(words[1] ?? ''))
    ? undefined
    : words.length - 1;
}

/** The name after "Hello": the first name where it is clear, otherwise everything that was typed. */
export function chooseGreeting(typed: string): string {
  const { first, last, company: firm } = parseName(typed);
  const isSingle = firm === '' && last === '' && !first.includes(' ');
  const given = first.replace(/(?: \p{L}\.?)+$/u, '');
  const isClear = last !== '' && !given.split(' ').some(isTitle) && !/^\p{L}\.?$/u.test(given);
  return isClear || isSingle ? raiseInitials(isClear ? given : first) : typed.replace(/\s+/g, ' ').trim();
}

/** Changes only names that were typed in one case: “ANA”, “ana-maria”. */
function raiseInitials(name: string): string {
  if (/\p{Ll}/u.test(name) && /\p{Lu}/u.test(name)) return name;
  return name
    .toLowerCase()
    .split(' ')
    .map((word) => (isAnd(word) ? word : word.replace(/(^|[-’'.])\p{L}/gu, (letter) => letter.toUpperCase())))
    .join(' ');
}
