/** Copies the built site to every target, then switches all targets to it. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hashSite } from './hash-site.ts';
import { openPlace, stage } from './open-place.ts';
import { chooseOld, findBefore, nameRelease, type Place, type Releases } from './place.ts';
import { PublishError } from './publish-error.ts';
import type { TargetFile } from './target.ts';

export type Say = (sentence: string) => void;

/** A target, its versions, and the version to switch to. */
interface Step {
  place: Place;
  known: Releases;
  release: string;
}

/** Returns the name of the new version. */
export async function publishSite(
  root: string,
  file: TargetFile,
  say: Say,
  now = new Date(),
): Promise<string> {
  const release = nameRelease(now, hashSite(path.join(root, 'dist')));
  const steps: Step[] = [];
  for (const target of file.targets) {
    const place = openPlace(target, root, file);
    const known = await place.look();
    const newest = known.names.at(-1);
    if (newest !== undefined && newest >= release)
      throw new PublishError(
        `${place.name} has ${newest}, which is not older than ${release}: is the clock of this machine right?`,
      );
    const staged = mkdtempSync(path.join(tmpdir(), 'publish-'));
    // A new temporary folder is private, so the service's user could not read the copy.
    chmodSync(staged, 0o755);
    try {
      stage(target, root, file, staged);
      await place.receive(staged, release, known);
    } finally {
      rmSync(staged, { recursive: true, force: true });
    }
    say(`Copied to ${place.name}.`);
    steps.push({ place, known, release });
  }
  await showEverywhere(steps, say);
  for (const [index, { place, known }] of steps.entries()) {
    const held = { names: [...known.names, release], current: release };
    await place.remove(chooseOld(held, file.targets[index]?.keep ?? held.names.length));
  }
  return release;
}

/** Rolls every target back to its previous version. */
export async function goBack(root: string, file: TargetFile, say: Say): Promise<void> {
  const steps: Step[] = [];
  for (const target of file.targets) {
    const place = openPlace(target, root, file);
    const known = await place.look();
    const release = findBefore(known);
    if (release === undefined) throw new PublishError(`${place.name} has no version before the live one.`);
    steps.push({ place, known, release });
  }
  await showEverywhere(steps, say);
}

/** If one target fails, switches the earlier ones back. */
async function showEverywhere(steps: readonly Step[], say: Say): Promise<void> {
  const done: Step[] = [];
  for (const step of steps) {
    const { place, known, release } = step;
    try {
      await place.show(release, known);
    } catch (error) {
      for (const { place: other, known: before } of done.reverse()) {
        if (before.current === undefined) continue;
        await other.show(before.current, { ...before, current: release });
        say(`${other.name} shows ${before.current} again.`);
      }
      throw error;
    }
    done.push(step);
    say(`${place.name} shows ${release}${known.current ? `, no longer ${known.current}` : ''}.`);
  }
}
