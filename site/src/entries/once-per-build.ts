import { countGenerations } from '../../../contract/read-yaml.ts';

/**
 * Memoizes a value per build, and for a preview per page. In development content may change, so every call makes it
 * again.
 */
export function oncePerBuild<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  let madeIn = 0;
  return () => {
    if (import.meta.env.DEV) return make();
    const generation = countGenerations();
    if (madeIn !== generation) made = undefined;
    madeIn = generation;
    made ??= make();
    return made;
  };
}
