/** Undoes every change of one session together, for example after a phone was stolen. */
import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { ChangingSession, UndoneSession } from '../../contract/content-calls.ts';
import { writeInFolder } from '../../contract/write-whole.ts';
import { hashContent } from '../../render/hash-content.ts';
import { notFound } from './answers.ts';
import { shortenHash, type History } from './history.ts';
import type { Change, Journal } from './journal.ts';
import { nameFile } from './labels.ts';
import type { EditableFile } from './site-overview.ts';

interface Parts {
  content: string;
  history: History;
  journal: Journal;
  listFiles: () => readonly EditableFile[];
}

interface Step {
  file: string;
  /** Somebody else changed it since. */
  isKept: boolean;
  /** The text before the session; undefined removes the file. */
  text?: string | undefined;
}

export function createSessionChanges({ content, history, journal, listFiles }: Parts) {
  /** Sessions that changed a file, the latest first. */
  function list(): ChangingSession[] {
    const sessions = new Map<string, ChangingSession & { names: Set<string> }>();
    for (const { session, author, personId, device, file, atMs } of journal.list()) {
      // Older entries have no session.
      if (session === undefined) continue;
      const names = sessions.get(session)?.names ?? new Set();
      names.add(file);
      sessions.delete(session);
      sessions.set(session, { session, author, personId, device, atMs, files: names.size, names });
    }
    return [...sessions.values()].reverse().map(({ names: _names, ...one }) => one);
  }

  /** A file goes back only if nobody else changed it since the session's first change. */
  async function findSteps(session: string): Promise<Step[]> {
    const changes = Map.groupBy(journal.list(), ({ file }) => file);
    const present = await hashContent(content);
    return [...changes].flatMap(([file, all]): Step[] => {
      const since = all.slice(all.findIndex((change) => change.session === session));
      const [first] = since;
      if (first?.session !== session || present[file] === first.before) return [];
      const isAlone = since.every(
        (change, index) =>
          change.session === session && (index === 0 || change.before === since[index - 1]?.after),
      );
      if (!isAlone || present[file] !== since.at(-1)?.after) return [{ file, isKept: true }];
      if (first.before === undefined) return [{ file, isKept: false }];
      const text = findText(file, first.before);
      return [{ file, text, isKept: text === undefined }];
    });
  }

  function findText(file: string, hash: string): string | undefined {
    const version = history.list(file).find(({ id }) => id.endsWith(shortenHash(hash)));
    return version && history.read(file, version.id);
  }

  function name(steps: readonly Step[]): UndoneSession {
    const labels = new Map(listFiles().map(({ file, label }) => [file, label]));
    const toLabel = ({ file }: Step) =>
      file.startsWith('pictures/') ? 'Pictures' : (labels.get(file) ?? nameFile(file));
    const toNames = (some: readonly Step[]) => [...new Set(some.map(toLabel))].sort();
    return {
      back: toNames(steps.filter(({ isKept }) => !isKept)),
      kept: toNames(steps.filter(({ isKept }) => isKept)),
    };
  }

  async function undo(session: string): Promise<UndoneSession> {
    const steps = await findSteps(session);
    const names = name(steps);
    for (const step of steps) {
      if (step.isKept) continue;
      const target = findTarget(content, step.file);
      if (existsSync(target)) history.keep(step.file, readFileSync(target));
      if (step.text === undefined) rmSync(target);
      else writeInFolder(target, step.text);
    }
    return names;
  }

  return { list, plan: async (session: string) => name(await findSteps(session)), undo };
}

/** The journal has only names of the folder. A link may have moved one of its folders since. */
function findTarget(content: string, file: Change['file']): string {
  const target = path.join(realpathSync(content), file);
  const folder = path.dirname(target);
  if (existsSync(folder) && realpathSync(folder) !== folder) throw notFound();
  return target;
}
