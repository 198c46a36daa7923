/** Renders the page in the frame from unsaved words. */
import { useEffect, useRef } from 'react';
import { send } from './api.ts';

interface Words {
  file: string;
  value: unknown;
  saved: unknown;
  address: string;
}

/** A person who types pauses longer after a word. */
const pauseMs = 350;

/**
 * Sends the words after a pause, and has the page loaded again. Words that make no page yet leave the page as it is.
 */
export function useDraft(words: Words | undefined, onDrawn: () => void): void {
  const drawn = useRef<{ file: string; value: unknown }>(undefined);
  const latest = useRef(words);
  useEffect(() => {
    latest.current = words;
  });
  const { file, value, saved, address = '' } = words ?? {};
  const isSaved = value === saved;

  useEffect(() => {
    if (file === undefined || (isSaved && !drawn.current)) return undefined;
    const timer = setTimeout(() => {
      void send('draft', isSaved ? {} : { file, value, address }).then(
        () => {
          const last = drawn.current;
          drawn.current = isSaved ? undefined : { file, value };
          const isLate = latest.current?.file !== file || latest.current.value !== value;
          // A saved draft is the page that the frame has.
          if (isLate || (isSaved && (last?.value === value || last?.file !== file))) return;
          onDrawn();
        },
        () => undefined,
      );
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [file, value, isSaved, address, onDrawn]);
}
