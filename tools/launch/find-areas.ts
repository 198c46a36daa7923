/**
 * Finds answers to ZIP codes (words/questions.yaml) that name a state outside the service area, or that leave out the
 * company's own town.
 */
import { z } from 'zod';
import { answerQuestions } from '../../domain/answer-questions.ts';
import { zipArea } from '../../contract/questions/zip-area.ts';
import { questionWords } from '../../contract/words/english-questions.ts';
import { stateNames } from '../../domain/typed/states.ts';
import type { OpenPoint } from './open-point.ts';
import type { Content } from './read-content.ts';

const where = 'words/questions.yaml';
const write =
  'Change the ZIP codes to those where you work, or delete them: then the site answers no ZIP code.';

const file = z.object({ zip: z.object({ areas: z.array(zipArea) }) });

/** Longest name first, so that "West Virginia" does not match Virginia. */
const names = [...stateNames].sort((a, b) => b.length - a.length).join('|');
const state = new RegExp(`\\b(?:${names})\\b(?! (?:County|Counties|Parish|City))`, 'g');

export function findAreas({ company, files }: Content): OpenPoint[] {
  const { data } = file.safeParse(files.find(({ name }) => name === where)?.data);
  const areas = data?.zip.areas ?? [];
  if (areas.length === 0) return [];
  const served = company.serviceArea.map(({ name }) => name);
  const points = areas.flatMap(({ name, sentence }) => {
    const [foreign] = (`${name} ${sentence}`.match(state) ?? []).filter((one) => !served.includes(one));
    return foreign ? [`“${name}” is an area of ZIP codes, but ${foreign} is not in your service area.`] : [];
  });
  const words = { ...questionWords, zip: { ...questionWords.zip, areas } };
  const { zip } = answerQuestions({ zip: company.postalCode }, words);
  if (zip === questionWords.zip.elsewhere)
    points.push(
      `No area has your own ZIP code, ${company.postalCode}: the site tells your neighbors that crews do not come.`,
    );
  return points.map((what) => ({ kind: 'area', what, where, write }));
}
