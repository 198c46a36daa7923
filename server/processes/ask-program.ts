import { execFile } from 'node:child_process';

interface Limits {
  megabytes: number;
  withinMs: number;
  /** Of the output. */
  mostBytes: number;
}

/** Runs a program of ours in a process of its own. It gets JSON, and an error has what it wrote about it. */
export const askProgram = (file: string, input: object, { megabytes, withinMs, mostBytes }: Limits) =>
  new Promise<Buffer>((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [`--max-old-space-size=${megabytes}`, file],
      // An empty environment, because the server's settings contain passwords.
      {
        ...{ env: {}, encoding: 'buffer', maxBuffer: mostBytes },
        ...{ timeout: withinMs, killSignal: 'SIGKILL' },
      },
      (error, output, stderr) => {
        if (!error) return resolve(output);
        const reason = error.killed ? `it took more than ${withinMs} ms` : stderr.toString().trim();
        reject(new Error(reason, { cause: error }));
      },
    );
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(JSON.stringify(input));
  });
