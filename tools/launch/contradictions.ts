/** Finds promises and counts in content that company.yaml does not back. */
import type { Company } from '../../contract/company.ts';
import { visitTexts } from '../../contract/values.ts';
import type { WordsFile } from '../words/habits.ts';

const numbers = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
  'twenty',
];
const number = `(?:\\d+|${numbers.join('|')})`;
const parseNumber = (text: string) => (/^\d/.test(text) ? Number(text) : numbers.indexOf(text.toLowerCase()));

const time = `(?:an?|the|${number})[ -](?:(?:working|business|office) )?(?:hour|day|week|month|year)s?`;
const soon = `(?:with)?in (?:about )?${time}\\b|the (?:same|next) (?:working |business |week)?(?:day|evening)\\b`;
const answering =
  '(?:calls?|answers?|reply|replies|responds?|writes? back|hears?|comes? by|visits?|(?:are|is) on your)\\b';

/** Sentences of a company about itself that name a time or a distance. Such a text names the promise in braces instead. */
const promises: readonly [RegExp, string][] = [
  [new RegExp(`\\b${answering}[^.?!]*?\\b(?:${soon})`, 'i'), '{replyTime} or {visitTime}'],
  [new RegExp(`\\bstarts?\\b[^.?!]*?\\b(?:${soon})`, 'i'), '{startTime}'],
  [new RegExp(`\\b(?:quotes?|prices?|estimates?|bids?)\\b[^.?!]*?\\b(?:${soon})`, 'i'), '{quoteTime}'],
  [new RegExp(`\\b(?:warrant\\w*|guarante\\w*)\\b[^.?!]*?\\b${time}`, 'i'), '{warranty}'],
  [new RegExp(`\\b${time}\\b[^.?!]*? (?:warrant|guarante|on every )`, 'i'), '{warranty}'],
  [new RegExp(`\\b${number} miles (?:of|around)\\b`, 'i'), '{freeRadius}'],
];

/** What clients, articles and legal pages report is no promise. */
const isReport = (file: string, field: string) =>
  /(^|\.)(quote|source)(\.|$)/.test(field) || /^posts\//.test(file);

/** Counts that company.yaml or the folder of people has. A count without a fact is a sample of its page. */
const listCounts = (company: Company, people: number): readonly [RegExp, number | undefined, string][] => [
  [new RegExp(`\\b(${number}) states\\b`, 'i'), company.serviceArea.length, 'states in serviceArea'],
  [
    /\b(?:(?:we|company|contracting)\b[^.]*? since|(?:founded|company) in) (\d{4})\b/i,
    company.founded,
    'founded',
  ],
  [
    new RegExp(`\\b(${number})\\+? years (?:of experience|in business)\\b`, 'i'),
    new Date().getFullYear() - company.founded,
    'years since founded; write {years}',
  ],
  [
    new RegExp(`\\b(${number}) languages\\b`, 'i'),
    findNumber(company.promises.languages),
    'languages in promises',
  ],
  [new RegExp(`\\ball (${number}) people\\b`, 'i'), people, 'files in team/'],
];

function findNumber(text = ''): number | undefined {
  const found = new RegExp(`\\b${number}\\b`, 'i').exec(text)?.[0];
  return found === undefined ? undefined : parseNumber(found);
}

/** Returns one message per contradiction. `files` are the content's files, parsed. */
export function listContradictions(files: readonly WordsFile[], company: Company): string[] {
  const counts = listCounts(company, files.filter(({ name }) => name.startsWith('team/')).length);
  return files
    .filter(({ name }) => name !== 'company.yaml')
    .flatMap(({ name, data }) =>
      visitTexts(data).flatMap(({ path, value: text }) => {
        const field = path.join('.');
        if (isReport(name, field)) return [];
        return [
          ...promises.flatMap(([pattern, fact]) => {
            const found = pattern.exec(text)?.[0];
            return found === undefined ? [] : [`${name}: ${field}: “${found}”: write ${fact}`];
          }),
          ...counts.flatMap(([pattern, value, fact]) => {
            const [found, count] = pattern.exec(text) ?? [];
            return found === undefined || count === undefined || parseNumber(count) === value
              ? []
              : [
                  `${name}: ${field}: “${found}”, but company.yaml gives ${String(value ?? 'none')} (${fact})`,
                ];
          }),
        ];
      }),
    );
}
