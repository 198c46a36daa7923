/** Makes a value once per build, however many pages ask; in development content may change, so each call makes it again. */
export function oncePerBuild<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    if (import.meta.env.DEV) return make();
    made ??= make();
    return made;
  };
}
