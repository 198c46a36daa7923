/** Builds the answer modules once per test run, as a site build does. */
import { cpSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { templateFolder } from '../../contract/server-screens.ts';
import { fillScripts } from '../../render/fill-scripts.ts';
import { readSiteValues } from '../../render/site-values.ts';
import { buildScreens } from '../../site/integrations/build-screens.ts';

/** Programs that run alongside the tests build their own (ANSWERS_FOLDER), so that neither reads a partial build. */
const getFolder = () => resolve(process.env['ANSWERS_FOLDER'] ?? '.cache/test-answers');

/** Vitest calls this before the first test. */
export async function setup(): Promise<void> {
  await buildScreens(getFolder());
  fillScripts(getFolder(), readSiteValues({}));
}

export function copyScreens(site: string): void {
  cpSync(join(getFolder(), templateFolder), join(site, templateFolder), { recursive: true });
}
