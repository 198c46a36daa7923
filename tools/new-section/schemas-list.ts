/** Writes site/src/sections/schemas.ts: the one list of kinds. A glob could make it, but would lose the types of content. */

/** Name of the schema of a section: `ServiceArea` → `serviceArea`. */
export const getSchemaName = (kind: string) => kind.charAt(0).toLowerCase() + kind.slice(1);

/** `kinds`: the names of the folders of all sections. */
export function writeSchemasList(kinds: readonly string[]): string {
  const sorted = [...kinds].sort();
  const imports = sorted.map(
    (kind) => `import { ${getSchemaName(kind)} } from './${kind}/${kind}.schema.ts';`,
  );
  const entries = sorted.map((kind) => `  ${kind}: ${getSchemaName(kind)},`);
  return `/** Kind → schema: the folders of this folder, written down by \`npm run new:section\`. */
${imports.join('\n')}

export const schemas = {
${entries.join('\n')}
};
`;
}
