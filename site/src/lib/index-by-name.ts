/** What `import.meta.glob` found, by the names of the files. */
export const indexByName = <Module>(modules: Readonly<Record<string, Module>>): ReadonlyMap<string, Module> =>
  new Map(Object.entries(modules).map(([file, module]) => [file.replace(/^.*\//, ''), module]));
