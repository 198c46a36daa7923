/**
 * The server's child process that reads and writes the content folder, and renders pages from unsaved words
 * (office/frame/content-process.ts). It starts with the first call of a signed-in person and ends with its channel.
 * `node office/content/serve-calls.ts` has the compiled program as its argument.
 */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { staleCode, type NumberedAnswer, type NumberedCall } from '../../contract/content-calls.ts';
import { findCacheFolder } from '../../contract/cache-folder.ts';
import { contentFolder } from '../../contract/content-folder.ts';
import { officeFolder, programEntry, type Program } from '../../render/program-files.ts';
import { root } from '../../tools/lib/paths.ts';
import { Refusal } from './answers.ts';
import { createAnswers } from './create-answers.ts';
import type { WrittenObject } from './field-help.ts';
import type { Models } from './models.ts';

/** The functions of the program that this process uses. */
interface OfficeProgram extends Program {
  readModels: (content: string, comments: readonly WrittenObject[]) => Models;
}

// The server's files are private, but content may be published from its folder.
process.umask(0o022);
process.env['CONTENT'] = contentFolder;
process.env['NODE_ENV'] = 'production';
// Otherwise the first call hashes every picture.
process.env['READ_CACHE'] = path.join(findCacheFolder(), 'read');

const [, , entry = programEntry] = process.argv;

let loaded: Promise<{ program: OfficeProgram; models: Models; stamp: string }> | undefined;

async function load() {
  if (!existsSync(entry))
    throw new Refusal(503, 'The program is not built. Ask for "npm run build" on the server.');
  // Before the import, which reads the words.
  const stamp = stampWords();
  const program = (await import(entry)) as OfficeProgram;
  const help = path.join(officeFolder, 'help.json');
  const comments = existsSync(help) ? (JSON.parse(readFileSync(help, 'utf8')) as WrittenObject[]) : [];
  return { program, models: program.readModels(contentFolder, comments), stamp };
}

const open = () => {
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
};

/** Changes with the files that the program reads only once. */
function stampWords(): string {
  const files = ['company.yaml', ...globSync('words/*.yaml', { cwd: contentFolder }).sort()];
  return files
    .map((file) => {
      const stats = statSync(path.join(contentFolder, file), { throwIfNoEntry: false });
      return `${file} ${stats?.ino} ${stats?.size} ${stats?.mtimeMs}`;
    })
    .join('\n');
}

/** Answers that are on their way to the server. */
let sending = 0;
let isLeaving = false;

/**
 * Ends this process, and so leaves a call and those behind it to the next one. The answers before it arrive first:
 * otherwise a save would be made twice.
 */
function leave(): Promise<never> {
  isLeaving = true;
  if (sending === 0) process.exit(staleCode);
  return new Promise(() => undefined);
}

const answer = createAnswers({
  root,
  content: contentFolder,
  site: path.resolve(process.env['SITE_DIR'] || 'dist'),
  readModels: async () => (await open()).models,
  readProgram: async () => {
    const { program, stamp } = await open();
    return stamp === stampWords() ? program : leave();
  },
});

process.on('message', ({ id, call }: NumberedCall) => {
  void answer(call).then((own) => {
    sending += 1;
    process.send?.({ id, answer: own } satisfies NumberedAnswer, () => {
      sending -= 1;
      if (isLeaving && sending === 0) process.exit(staleCode);
    });
  });
});
process.on('disconnect', () => process.exit());
