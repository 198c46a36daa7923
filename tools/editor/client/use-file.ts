/** The open file: its value with undo, what is wrong with it, and saving. */
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

interface State {
  file: string;
  version: string;
  saved: unknown;
  stack: UndoStack;
  faults: ReadonlyMap<string, string>;
  /** For the line beside the title. */
  said: string;
  /** The file was changed outside meanwhile. */
  isBehind: boolean;
}

const noFaults: ReadonlyMap<string, string> = new Map();

const startState = (file: string, { value, version }: Saved, said = ''): State => ({
  file,
  version,
  saved: value,
  stack: startStack(value),
  faults: noFaults,
  said,
  isBehind: false,
});

/** Several sentences about one field become one line. */
function listFaults(issues: readonly Issue[]): Map<string, string> {
  const faults = new Map<string, string>();
  for (const { path, message } of issues) {
    const key = keyOf(path);
    faults.set(key, [faults.get(key), message].filter(Boolean).join(' '));
  }
  return faults;
}

const isSaved = ({ stack, saved }: State): boolean => stack.value === saved;

/** The file with the words that were not saved, for this text of it or for an earlier one. */
function takeDraft(file: string, saved: Saved, draft: Draft | undefined): State {
  const state = startState(file, saved);
  if (!draft || JSON.stringify(draft.value) === JSON.stringify(saved.value)) return state;
  const isBehind = draft.version !== saved.version;
  const said = isBehind
    ? 'Your unsaved words are back. The file was changed since.'
    : 'Your unsaved words are back: save them, or undo.';
  return { ...state, version: draft.version, stack: addStep(state.stack, draft.value), said, isBehind };
}

export function useFile(drafts: Drafts) {
  const [state, setState] = useState<State>();
  // What a save must send is what is there when it begins, not what was there when its button was drawn.
  const latest = useRef<State>(undefined);
  const isKept = useRef(true);
  const put = useCallback(
    (next: State) => {
      const before = latest.current;
      latest.current = next;
      const { file, stack, version } = next;
      // Only its own: the draft of another tab is none of its business.
      if (isSaved(next) && before?.file === file && !isSaved(before)) drafts.drop(file);
      isKept.current = isSaved(next) || drafts.keep(file, { value: stack.value, version });
      setState(next);
    },
    [drafts],
  );
  const update = useCallback(
    (change: (old: State) => Partial<State>) => {
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

  /** The path of the first field that keeps it from being saved; nothing when it is saved. */
  const save = useCallback(async (): Promise<Path | undefined> => {
    const now = latest.current;
    if (!now || isSaved(now)) return undefined;
    const { file, version } = now;
    const { value } = now.stack;
    update(() => ({ said: 'Saving …' }));
    try {
      const { version: next } = await send<Saved>('file', { file, value, version });
      update(() => ({ version: next, saved: value, faults: noFaults, said: 'Saved', isBehind: false }));
      return undefined;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const { issues, message, status } = error;
      update(() => ({ faults: listFaults(issues), said: message, isBehind: status === 409 }));
      return issues[0]?.path;
    }
  }, [update]);

  /** Takes over what is on the disk; Undo brings back what was written here. */
  const takeOver = useCallback(async () => {
    const now = latest.current;
    if (!now) return;
    const { value, version } = await ask<Saved>('file', { file: now.file });
    const said = 'This is the version from outside. Undo brings yours back.';
    update(({ stack }) => ({ version, saved: value, stack: addStep(stack, value), said, isBehind: false }));
  }, [update]);

  const restore = useCallback(
    async (id: string) => {
      const now = latest.current;
      if (!now) return;
      const { file, version } = now;
      const restored = await send<Saved>('restore', { file, id, version });
      put(startState(file, restored, 'The earlier version is back.'));
    },
    [put],
  );

  const say = useCallback((said: string) => update(() => ({ said })), [update]);

  return {
    state,
    /** Whether what is not saved would be lost with this page. */
    isAtRisk: () => !isKept.current,
    isDirty: state !== undefined && !isSaved(state),
    open,
    change,
    save,
    takeOver,
    restore,
    say,
    undo: useCallback(() => step(undo), [step]),
    redo: useCallback(() => step(redo), [step]),
  };
}
