/** Undo and redo for the open file. Typing in one field is one step. */
import type { Path } from '../../../contract/values.ts';
import { keyOf } from './edit-value.ts';

export interface UndoStack {
  past: unknown[];
  value: unknown;
  future: unknown[];
  /** The field of the last step, if that step was typing. */
  typingAt?: string;
}

const mostSteps = 200;

export const startStack = (value: unknown): UndoStack => ({ past: [], value, future: [] });

export function addStep(stack: UndoStack, value: unknown, typingAt?: Path): UndoStack {
  const field = typingAt && keyOf(typingAt);
  const isSameStep = field !== undefined && field === stack.typingAt;
  const past = isSameStep ? stack.past : [...stack.past, stack.value].slice(-mostSteps);
  return { past, value, future: [], ...(field !== undefined && { typingAt: field }) };
}

export function undo({ past, value, future }: UndoStack): UndoStack {
  if (past.length === 0) return { past, value, future };
  return { past: past.slice(0, -1), value: past.at(-1), future: [value, ...future] };
}

export function redo({ past, value, future }: UndoStack): UndoStack {
  if (future.length === 0) return { past, value, future };
  return { past: [...past, value], value: future[0], future: future.slice(1) };
}
