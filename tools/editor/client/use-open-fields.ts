/** Which parts of the form are open, and the way to a field. */
import { useCallback, useEffect, useState } from 'react';
import type { Path } from '../../../contract/values.ts';
import { keyOf } from './edit-value.ts';
import { fieldId } from './editing.ts';

/** The scrolling element while a form is longer than the window. */
export const formId = 'form';

/** `value`: of the open file; a field that is wanted may come with its next one. */
export function useOpenFields(value: unknown) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [target, setTarget] = useState<{ path: Path }>();

  /** Opens every part around the field and puts the focus into it. */
  const goTo = useCallback((path: Path) => {
    // What begins with "#" is a button of an item.
    const ways = path.map((_, index) => keyOf(path.slice(0, index + 1))).filter((way) => !way.includes('#'));
    setOpened((old) => new Set([...old, ...ways]));
    setTarget({ path });
  }, []);

  const setOpen = useCallback((path: Path, isOpen: boolean) => {
    const key = keyOf(path);
    setOpened((old) => (isOpen ? new Set([...old, key]) : new Set([...old].filter((one) => one !== key))));
  }, []);

  // The form must show the way to the field first.
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
