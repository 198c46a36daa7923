/** Indexes the result of `import.meta.glob` by file name. */
export const indexByName = <Module>(modules: Readonly<Record<string, Module>>): ReadonlyMap<string, Module> =>
  new Map(Object.entries(modules).map(([file, module]) => [file.replace(/^.*\//, ''), module]));
