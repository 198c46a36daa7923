/** No two source files have the same name, so that a name finds one file. */

/** A folder for each direction has these, and a program has an entry. */
const exempt = /\/(?:direction\.css|faces\.css|main\.ts)$/;

export function listNamesakes(names: readonly string[]): string[] {
  const sources = names.filter((name) => /\.(?:ts|tsx|mjs|css|astro)$/.test(name) && !exempt.test(name));
  const groups = Map.groupBy(sources, (name) => name.slice(name.lastIndexOf('/') + 1));
  return [...groups]
    .filter(([, files]) => files.length > 1)
    .map(([name, files]) => `${files.join(', ')}: the name ${name} must find one file`);
}
