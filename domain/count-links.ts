/** Honest people link a page or two; more is advertising. */
export const mostHonestLinks = 2;

export function countLinks(text: string): number {
  return text.match(/\b(?:https?:\/\/|www\.)\S/giu)?.length ?? 0;
}
