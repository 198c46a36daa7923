/** Habits of the content that readers stumble over and that come back by themselves. */
import { isFields, visitTexts, visitValues } from '../../contract/values.ts';
import { british } from '../docs/house-style.ts';

/** A file of content, or the catalogue of pictures, as YAML reads it. */
export interface WordsFile {
  name: string;
  data: unknown;
}

interface Text {
  file: string;
  /** Names of the fields that lead to it: "sections.2.title". */
  field: string;
  text: string;
}

/** Fields whose text is a name that the site looks up, not words of a page. */
const names =
  /(^|\.)(path|url|picture|mainPicture|sharePicture|poster|pictures|details|items|tags|file|scene|options|kind|id|anchor|mark|icon|look|timeZone|source|register)(\.\d+)?$/;

/** Names of sources are the same wherever they are. */
const sourceName = /(^|\.)sources?(\.\d+)?\.name$/;

const listTexts = ({ name, data }: WordsFile): Text[] =>
  [...visitTexts(data)].flatMap(({ path, text }) => {
    const field = path.join('.');
    const isName = sourceName.test(field) || (names.test(field) && !text.includes(' '));
    return isName ? [] : [{ file: name, field, text }];
  });

/** Words that Americans use otherwise, besides the spelling that code is held to as well. */
const britishWords: [RegExp, string][] = [
  ...british,
  [/\bfit-?outs?\b/i, 'upfit or build-out'],
  [/\bhaulage\b/i, 'hauling'],
  [/\btimbers?\b/i, 'wood or lumber'],
  [/\bplinths?\b/i, 'equipment pad'],
  [/\bcanteens?\b/i, 'cafeteria'],
  [/\bjoinery\b/i, 'millwork'],
  [/\bplasterboards?\b/i, 'drywall'],
  [/\bquantity surveyors?\b/i, 'estimator'],
  [/\benquir(?:y|ies)\b/i, 'inquiry or message'],
  [/\bon holiday\b/i, 'on vacation'],
  [/\b(?:backwards|afterwards|upwards|downwards)\b/i, 'no s at the end'],
  [/\bburnt\b/i, 'burned'],
  [/\bwhom\b/i, 'who'],
];

/** A link or a service whose words promise reading and whose path leads to a form. */
function listBrokenPromises({ name, data }: WordsFile): string[] {
  return [...visitValues(data)].flatMap(({ value }) => {
    if (!isFields(value)) return [];
    const { label, path } = value;
    const promises = typeof label === 'string' && /^(?:read|continue reading|learn more)\b/i.test(label);
    const isForm = typeof path === 'string' && /^(?:\/contact|#contact)/.test(path);
    return promises && isForm ? [`${name}: “${label}” leads to a form: ${path}`] : [];
  });
}

/** Times for people are in the time of the company. */
const universalTime = /\b(?:UTC|GMT)\b/;

/** Rules, dangers and grants of a place: whoever says so is named in the same file. */
const localFact =
  /\b[Ss]eismic category\b|\b[Cc]ategory D\b|\bSafe Home\b|\bBoard of Architectural Review\b|\bsealed drawings\b/;

function listUnsourced(file: WordsFile): string[] {
  const found = listTexts(file).flatMap(({ text }) => localFact.exec(text) ?? [])[0];
  const isSourced = visitValues(file.data).some(({ path }) => /^sources?$/.test(String(path.at(-1))));
  return found === undefined || isSourced
    ? []
    : [`${file.name}: “${found}”: name who says so, as source (of a fact) or sources (of a page)`];
}

/** More files than this with one sentence are a tic. */
const mostFiles = 3;
/** Shorter ones are labels: “Who We Are”. */
const fewestWords = 4;

/** Sentences of texts; a heading without a full stop is one, too. */
function listSentences(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => sentence.trim().replace(/[.!?]$/, ''))
    .filter((sentence) => sentence.split(/\s+/).length >= fewestWords);
}

function listRepeated(texts: readonly Text[]): string[] {
  const filesBySentence = new Map<string, Set<string>>();
  for (const { file, text } of texts)
    for (const sentence of listSentences(text))
      filesBySentence.set(sentence, (filesBySentence.get(sentence) ?? new Set()).add(file));
  return [...filesBySentence]
    .filter(([, files]) => files.size > mostFiles)
    .map(([sentence, files]) => `“${sentence}” is in ${String(files.size)} files: ${[...files].join(', ')}`);
}

/**
 * One sentence for each fault. `fixed`: sentences that the specification fixes word for word on several pages.
 */
export function checkWords(files: readonly WordsFile[], fixed: readonly string[] = []): string[] {
  const texts = files.flatMap(listTexts);
  const spelling = texts.flatMap(({ file, field, text }) =>
    britishWords.flatMap(([pattern, instead]) => {
      const found = pattern.exec(text)?.[0];
      return found === undefined ? [] : [`${file}: ${field}: “${found}”: write ${instead}`];
    }),
  );
  const times = texts
    .filter(({ text }) => universalTime.test(text))
    .map(({ file, field }) => `${file}: ${field}: write times by the clock of the company, not in UTC`);
  const repeated = listRepeated(texts.filter(({ text }) => !fixed.includes(text)));
  return [
    ...spelling,
    ...files.flatMap(listBrokenPromises),
    ...files.flatMap(listUnsourced),
    ...times,
    ...repeated,
  ];
}
