/** The sentences of a lead's history, by kind of entry. Each room adds those of its events in InboxScreen.tsx. */
import { createContext } from 'react';
import type { EventKinds } from '../../server/store/records.ts';

/** Events, and what other tables record. */
export type EntryKind = keyof EventKinds | 'received' | 'correction' | 'file' | 'mail';

/** `value` and `text` are those of the event. */
export type Sentences<Kind extends EntryKind = EntryKind> = Record<
  Kind,
  (value: string, text: string) => string
>;

/** A newer version may have written kinds without a sentence here. */
export const SentencesContext = createContext<Partial<Sentences>>({});
