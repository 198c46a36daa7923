/** The open file: its value, undo, faults, and saving. */
import { useCallback, useRef, useState } from 'react';
import type { Path } from '../../../contract/values.ts';
import type { Issue } from '../check.ts';
import { ask, CallError, send } from './api.ts';
import type { Draft, Drafts } from './drafts.ts';
import { keyOf, setAt } from './edit-value.ts';
import { addStep, redo, startStack, undo, type UndoStack } from './undo-stack.ts';

interface Saved {
  value: unknown;
  version: string;
}

export interface FileState {
  file: string;
  version: string;
  saved: unknown;
  stack: UndoStack;
  faults: ReadonlyMap<string, string>;
  /** The message next to the title. */
  said: string;
  /** The file has changed on disk. */
  isBehind: boolean;
}

/** The message after a save. */
export const afterSave = 'Saved';

const noFaults: ReadonlyMap<string, string> = new Map();

const startState = (file: string, { value, version }: Saved): FileState => ({
  file,
  version,
  saved: value,
  stack: startStack(value),
  faults: noFaults,
  said: '',
  isBehind: false,
});

/** Joins several messages about one field into one. */
function listFaults(issues: readonly Issue[]): Map<string, string> {
  const faults = new Map<string, string>();
  for (const { path, message } of issues) {
    const key = keyOf(path);
    faults.set(key, [faults.get(key), message].filter(Boolean).join(' '));
  }
  return faults;
}

const isSaved = ({ stack, saved }: FileState): boolean => stack.value === saved;

/** Opens a file with its unsaved draft. The draft may be based on an older version of the file. */
function takeDraft(file: string, saved: Saved, draft: Draft | undefined): FileState {
  const state = startState(file, saved);
  if (!draft || JSON.stringify(draft.value) === JSON.stringify(saved.value)) return state;
  const isBehind = draft.version !== saved.version;
  const said = isBehind
    ? 'Your unsaved words are back. Somebody changed this since then.'
    : 'Your unsaved words are back: save them, or undo.';
  return { ...state, version: draft.version, stack: addStep(state.stack, draft.value), said, isBehind };
}

export function useFile(drafts: Drafts) {
  const [state, setState] = useState<FileState>();
  // A save sends the state at its start, not the state of the last render.
  const latest = useRef<FileState>(undefined);
  const isKept = useRef(true);
  const put = useCallback(
    (next: FileState) => {
      const before = latest.current;
      latest.current = next;
      const { file, stack, version } = next;
      // Drop the draft only if this tab made it.
      if (isSaved(next) && before?.file === file && !isSaved(before)) drafts.drop(file);
      isKept.current = isSaved(next) || drafts.keep(file, { value: stack.value, version });
      setState(next);
    },
    [drafts],
  );
  const update = useCallback(
    (change: (old: FileState) => Partial<FileState>) => {
      if (latest.current) put({ ...latest.current, ...change(latest.current) });
    },
    [put],
  );

  const open = useCallback(
    async (file: string, said = '') => {
      const opened = takeDraft(file, await ask<Saved>('file', { file }), drafts.find(file));
      if (isSaved(opened)) drafts.drop(file);
      put(said ? { ...opened, said } : opened);
    },
    [put, drafts],
  );

  const change = useCallback(
    (path: Path, next: unknown, isTyping = false) =>
      update(({ stack, faults }) => {
        const key = keyOf(path);
        const left = [...faults].filter(([fault]) => fault !== key && !fault.startsWith(`${key}.`));
        return {
          stack: addStep(stack, setAt(stack.value, path, next), isTyping ? path : undefined),
          faults: new Map(left),
          said: 'Not saved yet',
        };
      }),
    [update],
  );

  const step = useCallback(
    (go: typeof undo) => update(({ stack }) => ({ stack: go(stack), faults: noFaults, said: '' })),
    [update],
  );

  /** Returns the path of the first invalid field, or nothing after a save. */
  const save = useCallback(async (): Promise<Path | undefined> => {
    const now = latest.current;
    if (!now || isSaved(now)) return undefined;
    const { file, version } = now;
    const { value } = now.stack;
    update(() => ({ said: 'Saving …' }));
    try {
      const { version: next, value: stored } = await send<Saved>('file', { file, value, version });
      update(({ stack }) => {
        // The store corrects what was pasted, unless somebody types already.
        const isCorrected = stack.value === value && JSON.stringify(stored) !== JSON.stringify(value);
        const saved = isCorrected ? stored : value;
        return {
          version: next,
          saved,
          faults: noFaults,
          said: afterSave,
          isBehind: false,
          ...(isCorrected && { stack: addStep(stack, stored) }),
        };
      });
      return undefined;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const { issues, message, status } = error;
      update(() => ({ faults: listFaults(issues), said: message, isBehind: status === 409 }));
      return issues[0]?.path;
    }
  }, [update]);

  /** Loads the version on disk. Undo restores the edits made here. */
  const takeOver = useCallback(async () => {
    const now = latest.current;
    if (!now) return;
    const { value, version } = await ask<Saved>('file', { file: now.file });
    const said = 'This is their version. Undo brings yours back.';
    update(({ stack }) => ({ version, saved: value, stack: addStep(stack, value), said, isBehind: false }));
  }, [update]);

  const say = useCallback((said: string) => update(() => ({ said })), [update]);

  return {
    state,
    /** Whether closing this page would lose unsaved edits. */
    isAtRisk: () => !isKept.current,
    isDirty: state !== undefined && !isSaved(state),
    /** The same after a wait, when a render may be behind. */
    hasChanges: useCallback(() => latest.current !== undefined && !isSaved(latest.current), []),
    open,
    change,
    save,
    takeOver,
    say,
    undo: useCallback(() => step(undo), [step]),
    redo: useCallback(() => step(redo), [step]),
  };
}
