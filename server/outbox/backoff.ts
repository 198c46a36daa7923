/** When a mail that could not be sent is tried again. */
export interface RetryPlan {
  firstDelayMs: number;
  longestDelayMs: number;
  /** Counted from the first attempt, not from the lead: a lead may wait long for a mail server to be configured. */
  giveUpAfterMs: number;
  /** However late the clock says it is: it may have jumped. */
  leastAttempts: number;
}

/** The part of a pause that chance adds or takes away. */
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
 * Doubles from attempt to attempt; a fifth of jitter either way keeps mails that failed together from
 * coming back together. The last attempt is made when the time is up; after it there is none.
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
