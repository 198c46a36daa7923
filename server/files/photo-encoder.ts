/** Encodes photos one at a time, each in a separate process (encode-photo.ts). */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import type { Log } from '../../domain/log.ts';
import { exitCodes } from './exit-codes.ts';

type Encoded =
  | { type: 'encoded'; photo: Uint8Array; preview: Uint8Array }
  | { type: 'damaged' }
  | { type: 'too-many-pixels' }
  /** The queue is full, or the machine is out of memory. */
  | { type: 'busy' };

export type PhotoEncoder = ReturnType<typeof createPhotoEncoder>;

const program = fileURLToPath(new URL('./encode-photo.ts', import.meta.url));
/** The largest picture takes seven seconds on a busy machine; a file that takes longer was made to block the server. */
const encodeWithinMs = 30_000;
const mostOutputBytes = 32 * 1024 * 1024;
const mostWaiting = 20;

export function createPhotoEncoder(log: Log) {
  const stopping = new AbortController();
  const oneAtATime = pLimit(1);
  return {
    /** Throws if the process cannot start. */
    async encode(file: string): Promise<Encoded> {
      if (oneAtATime.pendingCount >= mostWaiting) return { type: 'busy' };
      return oneAtATime(() => runEncoder(file, stopping.signal, log));
    },
    /** Kills the current process. */
    stop: () => stopping.abort(),
  };
}

function runEncoder(file: string, signal: AbortSignal, log: Log): Promise<Encoded> {
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [program, file],
      {
        // An empty environment, because the server's settings contain passwords.
        env: {},
        encoding: 'buffer',
        timeout: encodeWithinMs,
        killSignal: 'SIGKILL',
        maxBuffer: mostOutputBytes,
        signal,
      },
      (error, stdout) => {
        if (error === null) return resolve(readOutput(stdout));
        if (error.code === exitCodes.tooManyPixels) return resolve({ type: 'too-many-pixels' });
        const wasKilled = error.signal === 'SIGKILL' && error.killed !== true && !signal.aborted;
        if (wasKilled) {
          // Linux kills this process first when memory is low; a retry may succeed.
          log.error({ signal: error.signal }, 'The system killed the encoding of a photograph');
          return resolve({ type: 'busy' });
        }
        // A file that crashes the decoder or takes too long counts as damaged, too.
        const isDamaged = error.code === exitCodes.damaged || (error.signal && !signal.aborted);
        if (isDamaged) return resolve({ type: 'damaged' });
        reject(new Error(`Encoding photographs fails (${error.code})`, { cause: error }));
      },
    );
  });
}

function readOutput(output: Buffer): Encoded {
  const end = 4 + output.readUInt32BE();
  return { type: 'encoded', preview: output.subarray(4, end), photo: output.subarray(end) };
}
