/** What docs/specification.md promises, and who cites it. */

import { listLines, type TextFile } from './text-file.ts';

/** Ids of the promises in order: the bold word that begins a list item. */
export function listPromises(specification: string): string[] {
  return [...specification.matchAll(/^- \*\*([A-Z0-9-]+)\*\* /gm)].map(([, id = '']) => id);
}

/** What a version follows after a point is the name of a license. */
const citation = /(?<![\w-])[A-Z]{3,}(?:-[A-Z0-9]+)+(?![\w-]|\.\d)/g;
/** Names of standards and licenses are written like ids. */
const standard = /^(UTF|SHA|HMAC|ISO|RFC|JSON|MIT)-/;

function findCitations(text: string): string[] {
  return (text.match(citation) ?? []).filter((id) => !standard.test(id));
}

/** One sentence for each promise that is made twice and each citation that leads nowhere. */
export function checkCitations(promises: readonly string[], files: readonly TextFile[]): string[] {
  const twice = promises.filter((id, index) => promises.indexOf(id) !== index);
  const unknown = listLines(files).flatMap(({ place, line }) =>
    findCitations(line)
      .filter((id) => !promises.includes(id))
      .map((id) => `${place}: docs/specification.md promises no ${id}`),
  );
  return [...twice.map((id) => `docs/specification.md: ${id} is promised twice`), ...unknown];
}

/** Lines of code that speak of the specification and name no promise. */
export function listVague(files: readonly TextFile[]): string[] {
  const mention = /(?<!Webhooks |[\w-])specification\b(?!\.)/i;
  return listLines(files.filter(({ name }) => !name.endsWith('.md')))
    .filter(({ line }) => mention.test(line) && findCitations(line).length === 0)
    .map(({ place }) => `${place}: name the promise by its id in docs/specification.md`);
}

/** Promises that no test cites. */
export function listUntested(promises: readonly string[], files: readonly TextFile[]): string[] {
  const isTest = ({ name }: TextFile) => name.startsWith('tests/') || /\.(test|contract)\.tsx?$/.test(name);
  const cited = new Set(files.filter(isTest).flatMap(({ text }) => findCitations(text)));
  return promises.filter((id) => !cited.has(id));
}
