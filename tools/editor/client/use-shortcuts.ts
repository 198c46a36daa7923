/** Ctrl+S, Ctrl+Z and Ctrl+Y, with Command on a Mac; and a question before unsaved changes are left. */
import { useCallback, useEffect } from 'react';

interface Acts {
  save: () => void;
  undo: () => void;
  redo: () => void;
}

export function useShortcuts({ save, undo, redo }: Acts, isDirty: boolean, isOff: boolean) {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => isDirty && event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isDirty]);

  return useCallback(
    (event: KeyboardEvent | React.KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || isOff) return;
      const acts: Partial<Record<string, () => void>> = { s: save, z: event.shiftKey ? redo : undo, y: redo };
      const act = acts[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    },
    [isOff, save, undo, redo],
  );
}
