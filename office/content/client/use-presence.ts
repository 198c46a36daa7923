/** Tells the office which file is open, and learns who else has it open. */
import { useEffect, useState } from 'react';
import type { Presence } from '../../../contract/quick-changes.ts';
import { ask } from './api.ts';

const everyMs = 20_000;

export function usePresence(file: string): Presence[] {
  const [others, setOthers] = useState<{ file: string; found: Presence[] }>();
  useEffect(() => {
    const look = () =>
      void ask<Presence[]>('here', { file }).then(
        (found) => setOthers({ file, found }),
        // The next one may reach the office.
        () => undefined,
      );
    look();
    const timer = setInterval(look, everyMs);
    return () => clearInterval(timer);
  }, [file]);
  return others?.file === file ? others.found : [];
}
