/**
 * `node render/pictures/encode-on-request.ts FOLDER`: the server's child process (server/website/send-late-pictures.ts). It encodes the
 * pictures that a render left for later: those that the server names, at once, and the rest one at a time in between. It
 * ends when none is left, or when the server ends.
 */
import { availableParallelism, constants, setPriority } from 'node:os';
import path from 'node:path';
import type { LateMessage, LateOrder } from '../../contract/late-pictures.ts';
import { writeWhole } from '../../contract/write-whole.ts';
import type { PictureJob } from './picture-jobs.ts';
import { readLateJobs, writeLateJobs } from './late-jobs.ts';

// Before sharp starts its threads, which inherit the priority. Pages and requests come first.
setPriority(constants.priority.PRIORITY_LOW);
// The server's files are private, but the site may be published from this folder.
process.umask(0o022);
const { makeFile } = await import('./encode-pictures.ts');

const [, , site = ''] = process.argv;
const left = new Map(readLateJobs(site).map((job) => [job.file, job]));
const requested: string[] = [];
let running = 0;
let keepsList = false;

/** The server may end first, and `disconnect` ends this process. */
const send = (message: LateMessage) => process.send?.(message, undefined, undefined, () => undefined);

/** Returns the next job, if it may start now. */
function take(): PictureJob | undefined {
  while (requested.length > 0 && !left.has(requested[0] ?? '')) requested.shift();
  const [next] = left.keys();
  const file = requested.shift() ?? (running === 0 ? next : undefined);
  const job = left.get(file ?? '');
  if (job) left.delete(job.file);
  return job;
}

async function run(job: PictureJob): Promise<void> {
  running++;
  send({ started: job.file });
  try {
    writeWhole(path.join(site, job.file), await makeFile(job));
    send({ made: job.file });
  } catch (error) {
    keepsList = true;
    send({ failed: job.file, reason: (error as Error).message });
  }
  running--;
  start();
}

function start(): void {
  while (running < availableParallelism()) {
    const job = take();
    if (!job) break;
    void run(job);
  }
  if (running > 0 || left.size > 0) return;
  if (!keepsList) writeLateJobs(site, []);
  process.disconnect?.();
}

process.on('message', ({ first, leaveOut }: LateOrder) => {
  for (const file of leaveOut ?? []) left.delete(file);
  keepsList ||= (leaveOut ?? []).length > 0;
  requested.push(...(first ?? []));
  start();
});
process.on('disconnect', () => process.exit());
