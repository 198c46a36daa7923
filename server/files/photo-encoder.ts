/** Encodes photographs, one at a time, each in a process of its own (encode-photo.ts). */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { exitCodes } from './exit-codes.ts';

type Encoded =
  | { type: 'encoded'; photo: Uint8Array; preview: Uint8Array }
  | { type: 'damaged' }
  | { type: 'too-many-pixels' }
  /** Too many wait already. */
  | { type: 'busy' };

export interface PhotoEncoder {
  /** Throws when no process can be started. */
  encode(file: string): Promise<Encoded>;
  /** Ends the process that is at work. */
  stop(): void;
}

const program = fileURLToPath(new URL('./encode-photo.ts', import.meta.url));
/** The largest picture takes seven seconds on a busy machine; a file that takes longer was made to block the server. */
const encodeWithinMs = 30_000;
const mostOutputBytes = 32 * 1024 * 1024;
const mostWaiting = 20;

export function createPhotoEncoder(): PhotoEncoder {
  const stopping = new AbortController();
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return {
    async encode(file) {
      if (waiting >= mostWaiting) return { type: 'busy' };
      waiting++;
      const run = last.then(() => runEncoder(file, stopping.signal));
      last = run.catch(() => undefined);
      return run.finally(() => waiting--);
    },
    stop: () => stopping.abort(),
  };
}

function runEncoder(file: string, signal: AbortSignal): Promise<Encoded> {
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [program, file],
      {
        // Nothing of the server's settings: passwords among them.
        env: {},
        encoding: 'buffer',
        timeout: encodeWithinMs,
        killSignal: 'SIGKILL',
        maxBuffer: mostOutputBytes,
        signal,
      },
      (error, stdout) => {
        if (error === null) return resolve(readOutput(stdout));
        if (signal.aborted || typeof error.code === 'string')
          return reject(new Error(`No photograph can be encoded (${error.code})`, { cause: error }));
        resolve({ type: error.code === exitCodes.tooManyPixels ? 'too-many-pixels' : 'damaged' });
      },
    );
  });
}

function readOutput(output: Buffer): Encoded {
  const end = 4 + output.readUInt32BE();
  return { type: 'encoded', preview: output.subarray(4, end), photo: output.subarray(end) };
}
