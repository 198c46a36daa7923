/** Answers to ZIP codes (words/questions.yaml) that name places where the company does not work, or not its own. */
import path from 'node:path';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { answerQuestions } from '../../contract/questions/answer-questions.ts';
import { zipArea, type ZipArea } from '../../contract/questions/zip-area.ts';
import { questionWords } from '../../contract/words/english-questions.ts';
import { stateNames } from '../setup/states.ts';
import type { OpenPoint } from './open-point.ts';
import type { Content } from './read-content.ts';

const where = 'words/questions.yaml';
const write = 'Change the areas under "zip" to where you work, or delete them: then no ZIP code is answered.';

const file = z.object({ zip: z.object({ areas: z.array(zipArea) }) });

/** The longest name first: West Virginia is not Virginia. */
const names = [...stateNames].sort((a, b) => b.length - a.length).join('|');
const state = new RegExp(`\\b(?:${names})\\b(?! (?:County|Counties|Parish|City))`, 'g');

function readShowcase(program: string): ZipArea[] {
  const text = readFileSync(path.join(program, 'showcase', where), 'utf8');
  return file.parse(parse(text)).zip.areas;
}

/** `program`: the folder of the program. `folder`: the content folder that is judged. */
export function findAreas(program: string, folder: string, { company, files }: Content): OpenPoint[] {
  const { data } = file.safeParse(files.find(({ name }) => name === where)?.data);
  const areas = data?.zip.areas ?? [];
  if (areas.length === 0) return [];
  const served = company.serviceArea.map(({ name }) => name);
  const isShowcase = path.resolve(folder) === path.resolve(program, 'showcase');
  const sentences = new Set(isShowcase ? [] : readShowcase(program).map(({ sentence }) => sentence));
  const points = areas.flatMap(({ name, sentence }) => {
    const [foreign] = (`${name} ${sentence}`.match(state) ?? []).filter((one) => !served.includes(one));
    if (foreign)
      return [`“${name}” is an area of ZIP codes, and ${foreign} is no state of your service area.`];
    return sentences.has(sentence)
      ? [`“${sentence.replace('{area}', name)}”: this answer to a ZIP code came with the program.`]
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
