/** Counts how many visitors were answered in the time that the receipt promised. */
import type { Store } from '../store/store.ts';

const weekMs = 7 * 24 * 60 * 60_000;

/** Reads the seven days before `untilMs`. */
export const readResponseTimes = (store: Pick<Store, 'countPromises'>, untilMs: number) =>
  store.countPromises({ sinceMs: untilMs - weekMs, untilMs });
