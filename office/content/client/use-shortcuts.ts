/**
 * Ctrl+S, Ctrl+Z and Ctrl+Y (Command on a Mac), wherever the focus is. Also warns before the page closes with edits
 * that would be lost.
 */
import { useCallback, useEffect } from 'react';

interface Acts {
  save: () => void;
  undo: () => void;
  redo: () => void;
}

/** Some fields apply their value on blur. */
function finishTyping(): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLElement) || field.localName === 'iframe') return;
  field.blur();
  field.focus();
}

/** `isAtRisk` says whether closing the page would lose edits. `isOff` disables the shortcuts while a dialog is open. */
export function useShortcuts({ save, undo, redo }: Acts, isAtRisk: () => boolean, isOff: boolean) {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => isAtRisk() && event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isAtRisk]);

  const handleKey = useCallback(
    (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || isOff) return;
      const finishAndSave = () => {
        finishTyping();
        save();
      };
      const acts: Partial<Record<string, () => void>> = {
        s: finishAndSave,
        z: event.shiftKey ? redo : undo,
        y: redo,
      };
      const act = acts[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    },
    [isOff, save, undo, redo],
  );
  useEffect(() => {
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [handleKey]);

  return handleKey;
}
