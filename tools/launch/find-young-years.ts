/** Words that boast of years which the company does not have yet: “over 0 years”, “1 years”. */
import { listFacts } from '../../contract/company.ts';
import type { OpenPoint } from './open-point.ts';
import type { Content } from './read-content.ts';

/** From then on “over {years} years” is a sentence. */
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
              what: `This line counts {years} years, and your company has ${years}.`,
              where: `${name}:${index + 1}`,
              write: 'Say since when, with {founded}, or what you did before, or delete the line.',
            },
          ]
        : [],
    ),
  );
}
