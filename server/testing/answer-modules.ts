/** Builds the answer modules once per test run, as a site build does. */
import { cpSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { templateFolder } from '../../contract/answers.ts';
import { readCompany } from '../../contract/read-words.ts';
import { buildAnswers } from '../../site/integrations/build-answers.ts';

/** Programs that run alongside the tests build their own (ANSWERS_FOLDER), so that neither reads a partial build. */
const getFolder = () => resolve(process.env['ANSWERS_FOLDER'] ?? '.cache/test-answers');

/** Vitest calls this before the first test. */
export async function setup(): Promise<void> {
  const siteLanguage = JSON.stringify(readCompany().language);
  await buildAnswers(getFolder(), { define: { siteLanguage, 'import.meta.env.PUBLIC_LEAD_SERVER': '""' } });
}

export function copyAnswers(site: string): void {
  cpSync(join(getFolder(), templateFolder), join(site, templateFolder), { recursive: true });
}
