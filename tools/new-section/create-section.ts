import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addToSchemas } from './registries.ts';
import { writeSectionFiles } from './templates.ts';

/** Makes the folder of a section and registers it. Changes nothing when anything stands in the way. */
export function createSection(sections: string, name: string): string[] {
  if (!/^[A-Z][a-z]+(?:[A-Z][a-z]+)*$/.test(name)) {
    throw new Error(
      `"${name}" is no name for a section: write what the visitor learns in PascalCase, such as Proof.`,
    );
  }
  const folder = path.join(sections, name);
  if (existsSync(folder)) throw new Error(`The section ${name} exists already in ${folder}.`);

  const list = path.join(sections, 'schemas.ts');
  const registry = { file: list, text: addToSchemas(readFileSync(list, 'utf8'), name) };

  const files = Object.entries(writeSectionFiles(name)).map(([file, text]) => ({
    file: path.join(folder, file),
    text,
  }));
  mkdirSync(folder);
  for (const { file, text } of [...files, registry]) writeFileSync(file, text);
  return [...files, registry].map(({ file }) => file);
}
