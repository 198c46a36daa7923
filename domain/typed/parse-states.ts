import { findState } from './states.ts';
import { TypedError } from './typed-error.ts';

/** Parses "SC, North Carolina and GA". Throws a TypedError. */
export function parseStates(text: string): { code: string; name: string }[] {
  const parts = text
    .split(/[,;\n]|\band\b/)
    .map((part) => part.trim())
    .filter(Boolean);
  const found = parts.map((part) => {
    const state = findState(part);
    if (!state) throw new TypedError(`“${part}” is not a state: write two letters each, such as “SC, NC”.`);
    return { code: state.code, name: state.name };
  });
  return found.filter(({ code }, index) => found.findIndex((other) => other.code === code) === index);
}
