/** Whether there is room for more files: all together stay below a limit, and the disk keeps room for leads. */
import { statfs } from 'node:fs/promises';
import type { AlertCode } from '../../contract/words/english.ts';
import type { Store } from '../store/store.ts';

export interface FileRoom {
  /** Most bytes of all files together, for one more file of a network that has added so many bytes today. */
  findMostBytes(addedBytes: number): number;
  hasRoom(addedBytes: number): Promise<boolean>;
  /** The alert when room is scarce, or half of it is taken. */
  findTrouble(): Promise<{ code: AlertCode; sentence: string } | undefined>;
}

const megabyte = 1024 * 1024;
const warnedFraction = 0.9;
/** The rest is for networks that have added little, so that a few visitors cannot close the door for all. */
const openFraction = 0.8;
const littleBytes = 20 * megabyte;

export function createFileRoom(
  store: Pick<Store, 'countFileBytes'>,
  { dataDir, maxFilesMb, keepFreeMb }: { dataDir: string; maxFilesMb: number; keepFreeMb: number },
): FileRoom {
  const [mostBytes, leastFreeBytes] = [maxFilesMb * megabyte, keepFreeMb * megabyte];
  const findMostBytes = (addedBytes: number) =>
    addedBytes < littleBytes ? mostBytes : openFraction * mostBytes;
  async function isDiskFull(): Promise<boolean> {
    const { bavail, bsize } = await statfs(dataDir);
    return bavail * bsize < leastFreeBytes;
  }
  return {
    findMostBytes,
    hasRoom: async (addedBytes) =>
      !(await isDiskFull()) && (await store.countFileBytes()) < findMostBytes(addedBytes),
    async findTrouble() {
      const [keptBytes, isFull] = await Promise.all([store.countFileBytes(), isDiskFull()]);
      const refused = 'Visitors are asked to e-mail theirs; leads come in as ever.';
      if (isFull) {
        const sentence = `No more photographs and plans are taken: less than ${toMegabytes(leastFreeBytes)} MB (KEEP_FREE_MB) are free on the disk of the data folder. ${refused}`;
        return { code: 'files', sentence };
      }
      const share = `${toMegabytes(keptBytes)} of ${toMegabytes(mostBytes)} MB (MAX_FILES_MB)`;
      if (keptBytes >= mostBytes) {
        const sentence = `No more photographs and plans are taken: they take ${share}. ${refused}`;
        return { code: 'files', sentence };
      }
      if (keptBytes < mostBytes / 2) return undefined;
      const code: AlertCode = keptBytes < warnedFraction * mostBytes ? 'files-half' : 'files';
      const sentence = `Photographs and plans take ${share}. Beyond that no more are taken. "leads list --by-size" names the requests with the most.`;
      return { code, sentence };
    },
  };
}

const toMegabytes = (bytes: number): number => Math.floor(bytes / megabyte);
