/** The kinds of projects, with their labels in the owner's words. */
import { readWords } from '../../contract/read-words.ts';
import { siteWords } from '../../contract/words/english-site.ts';

/** Falls back to the default labels if the file is invalid, so that the office opens and reports the fault. */
export function getTagLabels(content: string): Record<string, string> {
  try {
    return readWords('site', content).projects.tags;
  } catch {
    return siteWords.projects.tags;
  }
}
