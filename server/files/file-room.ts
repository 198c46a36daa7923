/** Whether there is room for more files: all together stay below a limit, and the disk keeps room for leads. */
import { statfs } from 'node:fs/promises';
import type { Store } from '../store/store.ts';

export interface FileRoom {
  /** All files together. */
  mostBytes: number;
  hasRoom(): Promise<boolean>;
  /** What is scarce, for whoever looks after the server; undefined when nothing is. */
  describeLack(): Promise<string | undefined>;
}

const megabyte = 1024 * 1024;
const warnedFraction = 0.9;

export function createFileRoom(
  store: Pick<Store, 'countFileBytes'>,
  { dataDir, maxFilesMb, keepFreeMb }: { dataDir: string; maxFilesMb: number; keepFreeMb: number },
): FileRoom {
  const [mostBytes, leastFreeBytes] = [maxFilesMb * megabyte, keepFreeMb * megabyte];
  async function isDiskFull(): Promise<boolean> {
    const { bavail, bsize } = await statfs(dataDir);
    return bavail * bsize < leastFreeBytes;
  }
  return {
    mostBytes,
    hasRoom: async () => !(await isDiskFull()) && (await store.countFileBytes()) < mostBytes,
    async describeLack() {
      const [keptBytes, isFull] = await Promise.all([store.countFileBytes(), isDiskFull()]);
      const refused = 'Visitors are asked to e-mail theirs; leads come in as ever.';
      if (isFull) {
        return `No more photographs and plans are taken: less than ${toMegabytes(leastFreeBytes)} MB (KEEP_FREE_MB) are free on the disk of the data folder. ${refused}`;
      }
      if (keptBytes < warnedFraction * mostBytes) return undefined;
      const share = `${toMegabytes(keptBytes)} of ${toMegabytes(mostBytes)} MB (MAX_FILES_MB)`;
      return keptBytes < mostBytes
        ? `Photographs and plans take ${share}. Beyond that no more are taken.`
        : `No more photographs and plans are taken: they take ${share}. ${refused}`;
    },
  };
}

const toMegabytes = (bytes: number): number => Math.floor(bytes / megabyte);
