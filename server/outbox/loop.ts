/** Repeats work: after a wake-up, or else after a pause. Failures do not stop it. */
export interface Loop {
  start(afterMs?: number): void;
  /** Starts the next run now. */
  wake(): void;
  /** Resolves when the current run has ended. */
  stop(): Promise<void>;
}

export interface LoopWork {
  /** A number that it returns is the pause until the next run. */
  run: () => Promise<number | undefined> | Promise<void>;
  pauseMs: number;
  /** Default: the same pause. */
  pauseAfterFailureMs?: number;
  onFailure: (error: unknown) => void;
}

export function createLoop({ run, pauseMs, pauseAfterFailureMs = pauseMs, onFailure }: LoopWork): Loop {
  let isStopped = false;
  let wasWoken = false;
  let endSleep: (() => void) | undefined;
  let running: Promise<void> | undefined;

  function sleep(durationMs: number): Promise<void> {
    if (wasWoken || isStopped) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, durationMs).unref();
      endSleep = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async function runForEver(afterMs: number): Promise<void> {
    if (afterMs > 0) await sleep(afterMs);
    while (!isStopped) {
      wasWoken = false;
      let nextMs = pauseMs;
      try {
        const asked = await run();
        if (typeof asked === 'number') nextMs = asked;
      } catch (error) {
        onFailure(error);
        nextMs = pauseAfterFailureMs;
        // The same error would probably occur at once, so pause first.
        wasWoken = false;
      }
      await sleep(nextMs);
    }
  }

  return {
    start: (afterMs = 0) => void (running ??= runForEver(afterMs)),
    wake() {
      wasWoken = true;
      endSleep?.();
    },
    async stop() {
      isStopped = true;
      endSleep?.();
      await running;
    },
  };
}
