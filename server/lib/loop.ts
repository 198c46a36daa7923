/** Work that is done again and again: when it is woken, else after the pause that it asked for. It survives failures. */
export interface Loop {
  start(afterMs?: number): void;
  /** Says that there may be something to do now. */
  wake(): void;
  /** Resolves when the work that is under way has ended. */
  stop(): Promise<void>;
}

export interface LoopWork {
  /** Returns how long there is nothing to do. */
  run: () => Promise<number>;
  pauseAfterFailureMs: number;
  onFailure: (error: unknown) => void;
}

export function createLoop({ run, pauseAfterFailureMs, onFailure }: LoopWork): Loop {
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
      let pauseMs: number;
      try {
        pauseMs = await run();
      } catch (error) {
        onFailure(error);
        pauseMs = pauseAfterFailureMs;
        // The same error would come again at once; the loop pauses first.
        wasWoken = false;
      }
      await sleep(pauseMs);
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
