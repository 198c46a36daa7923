/** content/explainers: one section per file, for services and articles that share an explanation. */
import type { OwnSection } from './detail-pages.ts';

/** Finds the section of the named file. `source`: the content file with the name, for the error message. */
export function findExplainer(
  explainers: readonly { id: string; data: OwnSection }[],
  name: string,
  source: string,
): OwnSection {
  const found = explainers.find(({ id }) => id === name);
  if (!found) {
    const names = explainers.map(({ id }) => id).join(', ');
    throw new Error(
      `${source}: there is no content/explainers/${name}.yaml for "explainer"; the explainers are ${names || 'none'}.`,
    );
  }
  return found.data;
}
