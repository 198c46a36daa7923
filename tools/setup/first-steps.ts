/** “First steps” of the editor, with the plan of `npm run setup`. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { findCacheFolder } from '../../contract/cache-folder.ts';
import { judgeAnswers } from './judge-answers.ts';
import { planChanges } from './plan.ts';
import type { Question } from './question.ts';
import { questionIds, questions } from './questions.ts';
import { fillWithPresent, parseAll } from './read-options.ts';
import { readSurroundings } from './surroundings.ts';
import { writeChanges } from './write-changes.ts';
import { writeWhole } from '../../contract/write-whole.ts';
import { Refusal } from '../../office/content/answers.ts';
import type { FirstSteps, Step } from '../../office/content/site-overview.ts';

export function createFirstSteps(root: string, content: string): FirstSteps {
  const logo = path.join(findCacheFolder(root), 'setup/logo');

  function describe(): Step[] {
    const now = readSurroundings(root, content);
    const present = fillWithPresent({}, now);
    return questionIds.map((id) => {
      const { ask, help, choices }: Question = questions[id];
      return { id, ask, help, present: present[id], ...(choices && { choices: choices(now) }) };
    });
  }

  async function write(given: Record<string, unknown>): Promise<void> {
    const texts = Object.fromEntries(
      Object.entries(given).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
    const now = readSurroundings(root, content);
    // The answer may be a path. Nobody may read another file of this machine.
    const named = (texts['logo'] ?? 'keep').trim().replace(/,\s*with name$/i, '');
    if (named !== logo && !/^(?:keep|letters\b.*)$/i.test(named))
      throw new Refusal(422, 'Nothing was written: see the answers below.', [
        { path: ['logo'], message: 'Choose a file, or write “letters” for your initials.' },
      ]);
    const faults = [...(await judgeAnswers(texts, now))];
    if (faults.length > 0)
      throw new Refusal(
        422,
        'Nothing was written: see the answers below.',
        faults.map(([id, message]) => ({ path: [id], message })),
      );
    const answers = await parseAll(fillWithPresent(texts, now), now);
    writeChanges(root, content, planChanges(answers, now));
  }

  /** Stores the file and returns the answer that names it. */
  function keepLogo(bytes: Buffer): string {
    mkdirSync(path.dirname(logo), { recursive: true });
    writeWhole(logo, bytes);
    return logo;
  }

  return { describe, write, keepLogo };
}
