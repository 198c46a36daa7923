/** The schedule of retries for a failed delivery. */
export interface RetryPlan {
  firstDelayMs: number;
  longestDelayMs: number;
  /**
   * Starts with the first attempt, not with the lead: a lead may wait a long time until somebody configures a mail
   * server.
   */
  giveUpAfterMs: number;
  /** Made even after `giveUpAfterMs`, because the clock may have jumped. */
  leastAttempts: number;
}

/** The share of a delay that is random, in both directions. */
const jitter = 0.2;

export function getLongestPauseMs({ longestDelayMs }: RetryPlan): number {
  return longestDelayMs * (1 + jitter);
}

export const retryPlan: RetryPlan = {
  firstDelayMs: 10_000,
  longestDelayMs: 12 * 60 * 60_000,
  giveUpAfterMs: 72 * 60 * 60_000,
  leastAttempts: 10,
};

/**
 * Doubles the delay with each attempt. Jitter keeps mails that failed together from being retried together. The last
 * attempt is made when the time is up.
 */
export function findNextAttemptAtMs(
  failure: { attempts: number; firstAttemptAtMs: number; nowMs: number },
  plan: RetryPlan = retryPlan,
  random: () => number = Math.random,
): number | undefined {
  const endsAtMs = failure.firstAttemptAtMs + plan.giveUpAfterMs;
  const isOver = failure.nowMs >= endsAtMs;
  if (isOver && failure.attempts >= plan.leastAttempts) return undefined;
  const delayMs = Math.min(plan.longestDelayMs, plan.firstDelayMs * 2 ** (failure.attempts - 1));
  const nextAtMs = Math.round(failure.nowMs + delayMs * (1 + jitter * (2 * random() - 1)));
  return isOver ? nextAtMs : Math.min(endsAtMs, nextAtMs);
}
