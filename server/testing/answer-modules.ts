/** Builds the modules that render answers, once for a run of tests: the same as those of a built site. */
import { cpSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { templateFolder } from '../../contract/answers.ts';
import { readCompany } from '../../contract/read-words.ts';
import { buildAnswers } from '../../site/integrations/build-answers.ts';

/** Programs that run beside the tests build their own (ANSWERS_FOLDER), so that neither reads half a build. */
const getFolder = () => resolve(process.env['ANSWERS_FOLDER'] ?? '.cache/test-answers');

/** Vitest calls it before the first test. */
export async function setup(): Promise<void> {
  const siteLanguage = JSON.stringify(readCompany().language);
  await buildAnswers(getFolder(), { define: { siteLanguage, 'import.meta.env.PUBLIC_LEAD_SERVER': '""' } });
}

export function copyAnswers(site: string): void {
  cpSync(join(getFolder(), templateFolder), join(site, templateFolder), { recursive: true });
}
