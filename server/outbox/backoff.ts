/** When a mail that could not be sent is tried again. */
export interface RetryPlan {
  firstDelayMs: number;
  longestDelayMs: number;
  /** Counted from the first attempt, not from the lead: a lead may wait long for a mail server to be configured. */
  giveUpAfterMs: number;
}

export const retryPlan: RetryPlan = {
  firstDelayMs: 10_000,
  longestDelayMs: 12 * 60 * 60_000,
  giveUpAfterMs: 72 * 60 * 60_000,
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
  if (failure.nowMs >= endsAtMs) return undefined;
  const delayMs = Math.min(plan.longestDelayMs, plan.firstDelayMs * 2 ** (failure.attempts - 1));
  return Math.min(endsAtMs, Math.round(failure.nowMs + delayMs * (0.8 + 0.4 * random())));
}
