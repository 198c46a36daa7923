/** Answers to ZIP codes (words/questions.yaml) that name a state where the company does not work, or leave out its own town. */
import { z } from 'zod';
import { answerQuestions } from '../../domain/answer-questions.ts';
import { zipArea } from '../../contract/questions/zip-area.ts';
import { questionWords } from '../../contract/words/english-questions.ts';
import { stateNames } from '../setup/states.ts';
import type { OpenPoint } from './open-point.ts';
import type { Content } from './read-content.ts';

const where = 'words/questions.yaml';
const write = 'Change the ZIP codes to where you work, or delete them: then no ZIP code is answered.';

const file = z.object({ zip: z.object({ areas: z.array(zipArea) }) });

/** The longest name first: West Virginia is not Virginia. */
const names = [...stateNames].sort((a, b) => b.length - a.length).join('|');
const state = new RegExp(`\\b(?:${names})\\b(?! (?:County|Counties|Parish|City))`, 'g');

export function findAreas({ company, files }: Content): OpenPoint[] {
  const { data } = file.safeParse(files.find(({ name }) => name === where)?.data);
  const areas = data?.zip.areas ?? [];
  if (areas.length === 0) return [];
  const served = company.serviceArea.map(({ name }) => name);
  const points = areas.flatMap(({ name, sentence }) => {
    const [foreign] = (`${name} ${sentence}`.match(state) ?? []).filter((one) => !served.includes(one));
    return foreign
      ? [`“${name}” is an area of ZIP codes, and ${foreign} is no state of your service area.`]
      : [];
  });
  const words = { ...questionWords, zip: { ...questionWords.zip, areas } };
  const { zip } = answerQuestions({ zip: company.postalCode }, words);
  if (zip === questionWords.zip.elsewhere)
    points.push(
      `No area has your own ZIP code, ${company.postalCode}: your neighbors read that crews do not come.`,
    );
  return points.map((what) => ({ kind: 'area', what, where, write }));
}
