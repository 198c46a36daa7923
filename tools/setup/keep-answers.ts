/** Keeps each answer in `.cache/setup/` until the site is written, so that an interrupted setup can continue. */
import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { writeWhole } from '../lib/write-whole.ts';
import type { Texts } from './question.ts';

const answers = z.record(z.string(), z.string());

export function keepAnswers(root: string, content: string) {
  const file = path.join(root, '.cache/setup', `${path.basename(content)}.json`);
  return {
    /** Returns no answers if the file is damaged. */
    read(): Texts {
      if (!existsSync(file)) return {};
      try {
        return answers.parse(JSON.parse(readFileSync(file, 'utf8')));
      } catch {
        return {};
      }
    },
    getTime: (): number => statSync(file).mtimeMs,
    write(texts: Texts): void {
      mkdirSync(path.dirname(file), { recursive: true });
      writeWhole(file, JSON.stringify(texts, null, 2));
    },
    remove: () => rmSync(file, { force: true }),
  };
}
