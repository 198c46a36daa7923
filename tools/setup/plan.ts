/** Everything that the answers change, in memory: a new site is a copy of the starter with the company's facts. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Fields } from '../../contract/is-fields.ts';
import { logoName } from '../../site/src/lib/logo-file.ts';
import { changeCompany } from './change-company.ts';
import { createDraft, type Change } from './draft.ts';
import type { Answers } from './questions.ts';
import { readLogo } from './read-logo.ts';
import type { Surroundings } from './surroundings.ts';

/** Nothing is written; a logo that cannot be taken throws an AnswerError. */
export async function planChanges(answers: Answers, now: Surroundings): Promise<Change[]> {
  const draft = createDraft(now.content, now.source);
  const logo = 'file' in answers.logo ? await readLogo(readFileSync(answers.logo.file)) : undefined;
  if (logo) draft.write(path.posix.join('pictures', logoName), logo.bytes);
  const size = logo && { file: logoName, width: logo.width, height: logo.height };
  const before = draft.readValue('company.yaml') as Fields;
  draft.setValue('company.yaml', changeCompany(before, answers, now, size));
  return draft.listChanges();
}
