/** Finds recurring bad habits in the content. */
import { isFields, visitTexts, visitValues } from '../../contract/values.ts';
import { british } from '../docs/house-style.ts';

/** A content file or the picture catalogue, parsed. */
export interface WordsFile {
  name: string;
  data: unknown;
}

interface Text {
  file: string;
  /** The path of the field, such as "sections.2.title". */
  field: string;
  text: string;
}

/** Fields with a name that the site looks up, not with words of a page. */
const names =
  /(^|\.)(path|url|picture|mainPicture|sharePicture|poster|pictures|details|items|tags|file|scene|options|kind|id|anchor|mark|icon|look|timeZone|source|register)(\.\d+)?$/;

/** Names of sources may repeat. */
const sourceName = /(^|\.)sources?(\.\d+)?\.name$/;

const listTexts = ({ name, data }: WordsFile): Text[] =>
  visitTexts(data).flatMap(({ path, value: text }) => {
    const field = path.join('.');
    const isName = sourceName.test(field) || (names.test(field) && !text.includes(' '));
    return isName ? [] : [{ file: name, field, text }];
  });

/** British words and their American ones. The spelling rules for code also apply. */
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

/** Links and services whose words promise reading but whose path leads to a form. */
function listBrokenPromises({ name, data }: WordsFile): string[] {
  return visitValues(data).flatMap(({ value }) => {
    if (!isFields(value)) return [];
    const { label, path } = value;
    const promises = typeof label === 'string' && /^(?:read|continue reading|learn more)\b/i.test(label);
    const isForm = typeof path === 'string' && /^(?:\/contact|#contact)/.test(path);
    return promises && isForm ? [`${name}: “${label}” leads to a form: ${path}`] : [];
  });
}

/** Cards of one row of services: a link on some looks like an error on the others. */
function listUnevenCards({ name, data }: WordsFile): string[] {
  return visitValues(data).flatMap(({ value }) => {
    if (!isFields(value) || value['kind'] !== 'Services' || !Array.isArray(value['items'])) return [];
    const links = value['items'].map((item) => !isFields(item) || item['path'] !== undefined);
    return new Set(links).size > 1
      ? [`${name}: “${String(value['title'])}”: give every item a path, or none`]
      : [];
  });
}

/** Texts give times in the company's time zone. */
const universalTime = /\b(?:UTC|GMT)\b/;

/** Local rules, hazards and grants need a source in the same file. */
const localFact =
  /\b[Ss]eismic category\b|\b[Cc]ategory D\b|\bSafe Home\b|\bBoard of Architectural Review\b|\bsealed drawings\b/;

function listUnsourced(file: WordsFile): string[] {
  const found = listTexts(file).flatMap(({ text }) => localFact.exec(text) ?? [])[0];
  const isSourced = visitValues(file.data).some(({ key }) => /^sources?$/.test(String(key)));
  return found === undefined || isSourced
    ? []
    : [`${file.name}: “${found}”: name the source, as source (of a fact) or sources (of a page)`];
}

/** A sentence in more files than this is a tic. */
const mostFiles = 3;
/** Shorter texts are labels, such as “Who We Are”. */
const fewestWords = 4;

/** Splits a text into sentences. A heading without a period counts as one. */
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

/** Returns one message per fault. `fixed` are sentences that must repeat word for word on several pages. */
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
    .map(({ file, field }) => `${file}: ${field}: write times in the company's time zone, not in UTC`);
  const repeated = listRepeated(texts.filter(({ text }) => !fixed.includes(text)));
  return [
    ...spelling,
    ...files.flatMap(listBrokenPromises),
    ...files.flatMap(listUnsourced),
    ...files.flatMap(listUnevenCards),
    ...times,
    ...repeated,
  ];
}
