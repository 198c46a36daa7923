/** Finds texts that count the years of a young company: “over 0 years”, “1 years”. */
import { listFacts } from '../../contract/company.ts';
import type { OpenPoint } from './open-point.ts';
import type { Content } from './read-content.ts';

/** From this age on, “over {years} years” makes sense. */
const enoughYears = 2;

export function findYoungYears({ company, files }: Content): OpenPoint[] {
  const years = Number(listFacts(company).years);
  if (years >= enoughYears) return [];
  return files.flatMap(({ name, lines }) =>
    lines.flatMap((line, index): OpenPoint[] =>
      line.replace(/(^|\s)#.*$/, '').includes('{years}')
        ? [
            {
              kind: 'years',
              what: `This line counts {years} years, but your company has ${years}.`,
              where: `${name}:${index + 1}`,
              write:
                'Write the founding year with {founded}, or your earlier experience, or delete the line.',
            },
          ]
        : [],
    ),
  );
}
