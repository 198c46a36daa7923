/** Decides whether more files fit: all together stay below a limit, and the disk keeps free space for leads. */
import { statfs } from 'node:fs/promises';
import { formatSize } from '../../contract/language.ts';
import type { Trouble } from '../outbox/alerts.ts';
import type { Store } from '../store/store.ts';

export type FileRoom = ReturnType<typeof createFileRoom>;

const megabyte = 1024 * 1024;
const warnedFraction = 0.9;
/** The rest is reserved for networks that have added little, so that a few visitors cannot use up all space. */
const openFraction = 0.8;
const littleBytes = 20 * megabyte;
/** Requests that the warning names. */
const named = 3;

export function createFileRoom(
  store: Pick<Store, 'countFileBytes' | 'listLargest'>,
  { dataDir, maxFilesMb, keepFreeMb }: { dataDir: string; maxFilesMb: number; keepFreeMb: number },
) {
  const [mostBytes, leastFreeBytes] = [maxFilesMb * megabyte, keepFreeMb * megabyte];
  /** The limit for all files together, for a network that has added `addedBytes` today. */
  const findMostBytes = (addedBytes: number) =>
    addedBytes < littleBytes ? mostBytes : openFraction * mostBytes;
  async function isDiskFull(): Promise<boolean> {
    const { bavail, bsize } = await statfs(dataDir);
    return bavail * bsize < leastFreeBytes;
  }
  return {
    findMostBytes,
    hasRoom: async (addedBytes: number) =>
      !(await isDiskFull()) && (await store.countFileBytes()) < findMostBytes(addedBytes),
    /** The alert if space is low or half used. */
    async findTrouble(): Promise<Trouble | undefined> {
      const [keptBytes, isFull] = await Promise.all([store.countFileBytes(), isDiskFull()]);
      if (isFull)
        return { code: 'files', sentence: 'filesDisk', values: { least: toMegabytes(leastFreeBytes) } };
      const values = { kept: toMegabytes(keptBytes), most: toMegabytes(mostBytes) };
      if (keptBytes >= mostBytes) return { code: 'files', sentence: 'filesFull', values };
      if (keptBytes < mostBytes / 2) return undefined;
      const code = keptBytes < warnedFraction * mostBytes ? 'files-half' : 'files';
      const largest = (await store.listLargest(named))
        .map(({ reference, bytes }) => `${reference} (${formatSize(bytes)})`)
        .join(', ');
      return { code, sentence: 'filesWarning', values: { ...values, largest } };
    },
  };
}

const toMegabytes = (bytes: number): number => Math.floor(bytes / megabyte);
