import { onTestFinished } from 'vitest';
import { openStore, type StorePlace } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';

/** Opens a store and closes it after the test. `problems` collects the reports of unreadable rows. */
export function openTestStore(
  place: Partial<StorePlace>,
  options: Parameters<typeof openStore>[1] & { problems?: string[] } = {},
): Store {
  const store = openStore({ databaseUrl: undefined, dataDir: '', ...place }, options);
  store.onUnreadable((problem) => options.problems?.push(problem));
  onTestFinished(() => store.close());
  return store;
}
