/** Matches the promises of docs/specification.md with the tests and comments that cite them. */

import { listLines, type TextFile } from './text-file.ts';

/** The ids of the promises in order. An id is the bold word at the start of a list item. */
export function listPromises(specification: string): string[] {
  return [...specification.matchAll(/^- \*\*([A-Z0-9-]+)\*\* /gm)].map(([, id = '']) => id);
}

/** Skips names of licenses, which continue with a dot and a version. */
const citation = /(?<![\w-])[A-Z]{3,}(?:-[A-Z0-9]+)+(?![\w-]|\.\d)/g;
/** Names of standards, licenses and properties of calendars look like ids. */
const standard = /^(UTF|SHA|HMAC|ISO|RFC|JSON|MIT|MPEG|RECURRENCE)-/;

function findCitations(text: string): string[] {
  return (text.match(citation) ?? []).filter((id) => !standard.test(id));
}

/** Returns one message for each duplicate promise and each citation of an unknown id. */
export function checkCitations(promises: readonly string[], files: readonly TextFile[]): string[] {
  const twice = promises.filter((id, index) => promises.indexOf(id) !== index);
  const unknown = listLines(files).flatMap(({ place, line }) =>
    findCitations(line)
      .filter((id) => !promises.includes(id))
      .map((id) => `${place}: docs/specification.md has no promise ${id}`),
  );
  return [...twice.map((id) => `docs/specification.md: ${id} is promised twice`), ...unknown];
}

/** Lines of code that mention the specification but cite no promise. */
export function listVague(files: readonly TextFile[]): string[] {
  const mention = /(?<!Webhooks |[\w-])specification\b(?!\.)/i;
  return listLines(files.filter(({ name }) => !name.endsWith('.md')))
    .filter(({ line }) => mention.test(line) && findCitations(line).length === 0)
    .map(({ place }) => `${place}: cite the promise by its id in docs/specification.md`);
}

/** Promises that no test cites. */
export function listUntested(promises: readonly string[], files: readonly TextFile[]): string[] {
  const isTest = ({ name }: TextFile) => name.startsWith('tests/') || /\.(test|contract)\.tsx?$/.test(name);
  const cited = new Set(files.filter(isTest).flatMap(({ text }) => findCitations(text)));
  return promises.filter((id) => !cited.has(id));
}
