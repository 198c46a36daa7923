/**
 * Loaded into the server only by memory.long.test.ts: writes the heap size after a garbage collection, in MB, to a
 * file.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const everyMs = 5_000;

setInterval(() => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  const retainedMb = (heapUsed + external) / 1024 / 1024;
  writeFileSync(join(process.env['MEMORY_FOLDER'] ?? '', String(process.pid)), retainedMb.toFixed(1));
}, everyMs).unref();
