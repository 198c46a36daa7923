/** The values of one site that scripts contain besides pages: its words, its language and the settings of a render. */
import type { AllWords } from '../contract/words/words-files.ts';
import { wordsLabels, type WordsFileName } from '../contract/words/words-labels.ts';
import { readCompany, readWords } from '../contract/read-words.ts';

export interface SiteSettings {
  /**
   * The origin that forms are sent to if a static host serves the pages (docs/static-host.md), such as
   * https://leads.example.com; empty if the server serves the pages, too.
   */
  leadServer: string;
  /** Whether the server counts page views and clicks. `counting: true` in company.yaml turns it on. */
  isCounting: boolean;
}

export interface SiteValues {
  /** A BCP 47 tag. */
  language: string;
  settings: SiteSettings;
  words: AllWords;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads LEAD_SERVER, COUNTS and company.yaml. A wrong value throws an error that names the variable. */
export const readSettings = (env: Environment, company = readCompany()): SiteSettings => ({
  leadServer: readLeadServer(env),
  isCounting: readCounts(env) || company.counting,
});

/** Reads all values of the content folder. */
export function readSiteValues(env: Environment): SiteValues {
  const company = readCompany();
  const names = Object.keys(wordsLabels) as WordsFileName[];
  return {
    language: company.language,
    settings: readSettings(env, company),
    words: Object.fromEntries(names.map((name) => [name, readWords(name)])) as unknown as AllWords,
  };
}

function readLeadServer(env: Environment): string {
  const text = env['LEAD_SERVER']?.trim() ?? '';
  if (text === '') return '';
  const origin = /^[^/]+\/\/[^/?#@]+\/?$/.test(text) ? (URL.parse(text)?.origin ?? '') : '';
  // Nothing else needs escaping in a script, in an attribute or in the security policy.
  if (!/^https?:\/\/[\w.:[\]-]+$/.test(origin))
    throw new Error(
      `LEAD_SERVER must look like https://leads.example.com, without a path, but is "${text}".`,
    );
  return origin;
}

/** `COUNTS=on` counts in a render of any content. */
function readCounts(env: Environment): boolean {
  const text = env['COUNTS']?.trim() || 'off';
  if (text !== 'on' && text !== 'off') throw new Error(`COUNTS must be on or off, but is "${text}".`);
  return text === 'on';
}
