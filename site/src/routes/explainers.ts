/** content/explainers: one section a file, for services and articles that need the same explanation. */
import type { OwnSection } from './detail-pages.ts';

/** The section of the named file. `source`: the content file that names it, for the error when there is none. */
export function findExplainer(
  explainers: readonly { id: string; data: OwnSection }[],
  name: string,
  source: string,
): OwnSection {
  const found = explainers.find(({ id }) => id === name);
  if (!found) {
    const names = explainers.map(({ id }) => id).join(', ');
    throw new Error(
      `${source}: there is no content/explainers/${name}.yaml for "explainer"; there are ${names || 'none'}.`,
    );
  }
  return found.data;
}
