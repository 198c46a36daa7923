/** Finds the words that break docs/style.md most often. Awkward sentences need a human reader. */
import { listLines, type TextFile } from './text-file.ts';

interface Habit {
  rule: number;
  pattern: RegExp;
  instead: string;
}

/** British spellings and their American forms. */
export const british: [RegExp, string][] = [
  [/\w*colour\w*/i, 'color'],
  [/\w*centr(?:e|es|ed|ing)(?![a-z])/i, 'center'],
  [/\bgrey\w*/i, 'gray'],
  [/\b\w*(?:behavi|fav|hon|neighb)our\w*/i, '-or'],
  [
    /\b(?:organ|recogn|optim|normal|initial|serial|summar|minim|maxim|custom)is(?:e|es|ed|ing|ation)\b/i,
    '-ize',
  ],
  // Calendars have the status CANCELLED.
  [/(?<!STATUS[.:', ]+)\b(?:label|travel|model|cancel)l(?:ed|ing)\b/i, 'one l'],
  [/\b(?:un|mis)?spelt\b/i, 'spelled'],
  [/\bfulfils?\b/i, 'fulfill'],
  [/\bmould\w*/i, 'mold'],
  [/\bstor(?:ey|eys)\b/i, 'story'],
  [/\bkerbs?\b/i, 'curb'],
  [/\blicences?\b/i, 'license'],
  [/\btowards\b/i, 'toward'],
  [/\bwhilst\b/i, 'while'],
  [/\bper cent\b/i, 'percent'],
  [/\buntick\w*|\bticks? (?:the box|some|it|them|“)/i, 'check or uncheck'],
];

const habits: Habit[] = [
  { rule: 2, pattern: /\blies?\b/i, instead: 'is' },
  {
    rule: 2,
    pattern: /\b(?:stands?|stood|standing)\b(?! (?:still|alone|side by side|in for|out)\b)/i,
    instead: 'is',
  },
  { rule: 2, pattern: /\b(?:is|are|was|were|be|been) away\b/i, instead: 'is down or missing' },
  { rule: 4, pattern: /\b(?:she|hers?|herself|he|him|his|himself)\b/i, instead: 'they' },
  ...british.map(([pattern, instead]) => ({ rule: 5, pattern, instead })),
  { rule: 6, pattern: /\bshall\b/i, instead: 'must, may or does' },
];

/**
 * Returns one message per habit and line. `quotes` are quotations from the content, which the rules do not apply to.
 */
export function checkStyle(files: readonly TextFile[], quotes: readonly string[]): string[] {
  return listLines(files).flatMap(({ place, line }) => {
    const own = quotes.reduce((text, quote) => text.replaceAll(quote, ''), line);
    return habits.flatMap(({ rule, pattern, instead }) => {
      const found = pattern.exec(own)?.[0];
      return found === undefined
        ? []
        : [`${place}: “${found}”: write ${instead} (docs/style.md, rule ${String(rule)})`];
    });
  });
}
