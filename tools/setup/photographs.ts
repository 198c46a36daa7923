import { pictureName } from '../editor/known-names.ts';
import type { Fields } from '../../contract/is-fields.ts';
import type { Draft } from './draft.ts';

/** Names of the pictures that are photographs, not renderings. */
export function listPhotographs(draft: Draft): ReadonlySet<string> {
  const entries = draft.readValue('pictures/catalogue.yaml');
  const list = Array.isArray(entries) ? (entries as Fields[]) : [];
  const photographs = list.filter(({ kind }) => kind === 'photograph');
  return new Set(photographs.map(({ file }) => pictureName(String(file))));
}
