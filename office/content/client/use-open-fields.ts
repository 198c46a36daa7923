/** Tracks which parts of the form are open, and moves the focus to a field. */
import { useCallback, useEffect, useState } from 'react';
import type { Path } from '../../../contract/values.ts';
import { fieldId, keyOf } from './edit-value.ts';

/** Id of the scroll container of the form. */
export const formId = 'form';

/** `value` of the open file: the target field may only exist after it changes. */
export function useOpenFields(value: unknown) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [target, setTarget] = useState<{ path: Path }>();

  /** Opens every part around a field and focuses the field. */
  const goTo = useCallback((path: Path) => {
    // Keys with "#" are buttons of an item.
    const ways = path.map((_, index) => keyOf(path.slice(0, index + 1))).filter((way) => !way.includes('#'));
    setOpened((old) => new Set([...old, ...ways]));
    setTarget({ path });
  }, []);

  const setOpen = useCallback((path: Path, isOpen: boolean) => {
    const key = keyOf(path);
    setOpened((old) => (isOpen ? new Set([...old, key]) : new Set([...old].filter((one) => one !== key))));
  }, []);

  // Wait until the form has rendered the opened parts.
  useEffect(() => {
    if (!target) return;
    for (let { path } = target; ; path = path.slice(0, -1)) {
      const element = document.getElementById(path.length > 0 ? fieldId(path) : 'file-title');
      if (!element && path.length > 0) continue;
      element?.focus();
      if (path.length === 0) document.getElementById(formId)?.scrollTo(0, 0);
      else element?.scrollIntoView({ block: 'center' });
      break;
    }
    setTarget(undefined);
  }, [target, opened, value]);

  return {
    goTo,
    isOpen: (path: Path) => opened.has(keyOf(path)),
    setOpen,
    closeAll: useCallback(() => setOpened(new Set()), []),
  };
}
