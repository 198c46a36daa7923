/** Writes site/src/sections/schemas.ts, the list of all kinds. A glob import would lose the types. */

/** The schema's name for a section: `ServiceArea` → `serviceArea`. */
export const getSchemaName = (kind: string) => kind.charAt(0).toLowerCase() + kind.slice(1);

/** `kinds` are the folder names of all sections. */
export function writeSchemasList(kinds: readonly string[]): string {
  const sorted = [...kinds].sort();
  const imports = sorted.map(
    (kind) => `import { ${getSchemaName(kind)} } from './${kind}/${kind}.schema.ts';`,
  );
  const entries = sorted.map((kind) => `  ${kind}: ${getSchemaName(kind)},`);
  return `/** Schemas by kind. \`npm run new:section\` keeps this list in sync with the folders. */
${imports.join('\n')}

export const schemas = {
${entries.join('\n')}
};
`;
}
