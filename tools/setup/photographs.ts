import type { Draft } from './draft.ts';
import type { Fields } from './walk-content.ts';

/** Names of the pictures that are photographs, not renderings. */
export function listPhotographs(draft: Draft): ReadonlySet<string> {
  const entries = draft.readValue('pictures/catalogue.yaml');
  const list = Array.isArray(entries) ? (entries as Fields[]) : [];
  const photographs = list.filter(({ kind }) => kind === 'photograph');
  return new Set(photographs.map(({ file }) => String(file).replace(/\.\w+$/, '')));
}
