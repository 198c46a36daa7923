/** Memoizes a value per build. In development content may change, so every call makes it again. */
export function oncePerBuild<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    if (import.meta.env.DEV) return make();
    made ??= make();
    return made;
  };
}
