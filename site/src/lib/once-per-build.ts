/** Memoizes a value per build. In development content may change, so every call makes it again. */
export function oncePerBuild<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    if (import.meta.env.DEV) return make();
    made ??= make();
    return made;
  };
}
