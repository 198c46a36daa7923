/** “Put online” runs in the editor's process, one run at a time, so a closed tab does not stop it. */
import path from 'node:path';
import { listChangedFiles } from '../../tools/publish/online-content.ts';
import { openPlace } from '../../tools/publish/open-place.ts';
import { findBefore } from '../../tools/publish/place.ts';
import { PublishError } from '../../tools/publish/publish-error.ts';
import { goBack } from '../../tools/publish/publish-site.ts';
import { GateError, putOnline } from '../../tools/publish/put-online.ts';
import { readTarget, type TargetFile } from '../../tools/publish/target.ts';
import { notFound, Refusal } from './answers.ts';

const acts = ['publish', 'preview', 'back'] as const;
export type Act = (typeof acts)[number];

export interface Run {
  act: Act;
  isRunning: boolean;
  said: string[];
  fault?: string;
  /** Number of points that block the launch. */
  blocking?: number;
}

export interface Online {
  /** Address of the site. Missing while there is no deploy/target.yaml. */
  url?: string;
  /** Name of the live version. */
  release?: string;
  canGoBack: boolean;
  /** Saved files that are not online. Missing if another machine published the version. */
  changed?: string[];
  fault?: string;
  run?: Run;
}

const targetName = 'deploy/target.yaml';

export function createPublisher(root: string, content: string) {
  let run: Run | undefined;

  const readFile = (): TargetFile => readTarget(path.join(root, targetName), targetName);

  /** All targets have the same version, so the first one is enough. */
  async function look(file: TargetFile): Promise<Omit<Online, 'run'>> {
    const [target] = file.targets;
    if (!target) return { canGoBack: false };
    const releases = await openPlace(target, root, file).look();
    const { current } = releases;
    const changed = current === undefined ? undefined : listChangedFiles(root, content, current);
    return {
      url: file.url,
      canGoBack: findBefore(releases) !== undefined,
      ...(current !== undefined && { release: current }),
      ...(changed && { changed }),
    };
  }

  async function describe(): Promise<Online> {
    const own = run && { run };
    // During a run, the live version is not known for sure.
    if (run?.isRunning) return { canGoBack: false, ...own };
    try {
      return { ...(await look(readFile())), ...own };
    } catch (error) {
      if (!(error instanceof PublishError)) throw error;
      return { canGoBack: false, fault: error.message, ...own };
    }
  }

  async function work(file: TargetFile, now: Run): Promise<void> {
    const say = (sentence: string) => void now.said.push(sentence);
    try {
      if (now.act === 'back') await goBack(root, file, say);
      else await putOnline({ root, content, file, say }, { isPreview: now.act === 'preview', isLoud: false });
    } catch (error) {
      if (error instanceof GateError) now.blocking = error.blocking;
      else now.fault = error instanceof Error ? error.message : String(error);
      if (!(error instanceof PublishError)) console.error(error);
    } finally {
      now.isRunning = false;
    }
  }

  /** Returns at once. `describe` reports the progress. */
  function start(asked: unknown): Run {
    const act = acts.find((one) => one === asked);
    if (!act) throw notFound();
    if (run?.isRunning) throw new Refusal(409, 'The site is already being put online.');
    let file: TargetFile;
    try {
      file = readFile();
    } catch (error) {
      throw error instanceof PublishError ? new Refusal(422, error.message) : error;
    }
    run = { act, isRunning: true, said: [] };
    void work(file, run);
    return run;
  }

  return { describe, start };
}

export type Publisher = ReturnType<typeof createPublisher>;
