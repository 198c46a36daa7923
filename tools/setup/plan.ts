/** Plans all changes in memory. A new site is a copy of the starter with the company's facts. */
import path from 'node:path';
import type { Fields } from '../../contract/values.ts';
import { logoName } from '../../site/src/lib/logo.ts';
import { changeCompany } from './change-company.ts';
import { createDraft, type Change } from './draft.ts';
import { hideWallPages } from './hide-wall-pages.ts';
import type { Answers } from './questions.ts';
import type { Surroundings } from './surroundings.ts';
import { buildsWalls } from './trades.ts';

export function planChanges(answers: Answers, now: Surroundings): Change[] {
  const draft = createDraft(now.content, now.source);
  const logo = 'file' in answers.logo ? answers.logo.file : undefined;
  if (logo) draft.write(path.posix.join('pictures', logoName), logo.bytes);
  const size = logo && { file: logoName, width: logo.width, height: logo.height };
  const before = draft.readValue('company.yaml') as Fields;
  draft.setValue('company.yaml', changeCompany(before, answers, now, size));
  if (answers.trade !== now.company.tagline && !buildsWalls(answers.trade)) hideWallPages(draft, now.root);
  return draft.listChanges();
}

/** Plans a new site without answers. */
export const copyStarter = ({ content, source }: Surroundings): Change[] =>
  createDraft(content, source).listChanges();
