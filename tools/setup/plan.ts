/** All that the answers change, in memory. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isFields, type Fields } from '../../contract/is-fields.ts';
import { logoFile } from '../../site/src/lib/logo-file.ts';
import { changeCompany } from './change-company.ts';
import { changePlace, listArticlesAbout } from './change-place.ts';
import { createDraft, type Change, type Draft } from './draft.ts';
import { putAway } from './put-away.ts';
import type { Answers } from './questions.ts';
import { readLogo } from './read-logo.ts';
import { samplesFolder, type Surroundings } from './surroundings.ts';
import { isTradeOfServices } from './trades.ts';

const catalogue = 'pictures/catalogue.yaml';

/** A copy of the content as it came, made before the first change: samples can be taken from it, and tests need it. */
function keepDemonstration(draft: Draft, first: Draft): void {
  if (first.list(`${samplesFolder}/content`).length > 0) return;
  for (const file of [...first.list('content'), catalogue])
    draft.write(`${samplesFolder}/${file}`, first.read(file));
}

/** A home page that names no direction has that of the company. */
function dressHome(draft: Draft, { home, direction }: Answers): void {
  const file = [`content/homes/${home}.yaml`, `content/one-pagers/${home}.yaml`].find((name) =>
    draft.has(name),
  );
  const value = file && draft.readValue(file);
  if (!file || !isFields(value) || value['direction'] === undefined || value['direction'] === direction)
    return;
  const { direction: _, ...others } = value;
  draft.setValue(file, others);
}

/** Services that are about another trade say so, until their owner has written them. */
function markServices(draft: Draft, isAsItCame: (file: string) => boolean): void {
  for (const file of draft.list('content/services').filter(isAsItCame))
    draft.setValue(file, { sample: true, ...(draft.readValue(file) as Fields) });
}

/** Nothing is written; a logo that cannot be taken throws an AnswerError. */
export async function planChanges(answers: Answers, now: Surroundings): Promise<Change[]> {
  const { root, company, demonstration } = now;
  const draft = createDraft(root);
  const firstTexts = createDraft(root);
  const hasKept = firstTexts.list(`${samplesFolder}/content`).length > 0;
  const cameAs = (file: string) => firstTexts.read(hasKept ? `${samplesFolder}/${file}` : file);
  const isAsItCame = (file: string) => firstTexts.has(file) && cameAs(file) === firstTexts.read(file);

  const logo = 'file' in answers.logo ? await readLogo(readFileSync(answers.logo.file)) : undefined;
  if (logo) draft.write(logoFile, logo.bytes);
  const said = logo && {
    file: path.basename(logoFile) as 'logo.png',
    width: logo.width,
    height: logo.height,
  };
  const before = draft.readValue('content/company.yaml') as Fields;
  draft.setValue('content/company.yaml', changeCompany(before, answers, now, said));

  const move = {
    before: { town: company.town, state: company.state },
    after: { town: answers.town.town, state: answers.town.state.code },
  };
  const isMoved = move.before.town !== move.after.town || move.before.state !== move.after.state;
  const local = isMoved ? listArticlesAbout(draft, move, isAsItCame) : [];
  dressHome(draft, answers);
  if (local.length > 0 || answers.samples.length > 0)
    putAway(draft, { groups: answers.samples, home: answers.home, isAsItCame }, local);
  if (isMoved) changePlace(draft, move, isAsItCame);
  if (!isTradeOfServices(answers.trade) && answers.trade !== demonstration.tagline)
    markServices(draft, isAsItCame);
  if (draft.listChanges().length > 0) keepDemonstration(draft, firstTexts);
  return draft.listChanges();
}
