import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getSchemaName, writeSchemasList } from './schemas-list.ts';

/** `script` adds a small enhancement. `island` runs React in the browser, for sections with state. */
const forms = ['plain', 'script', 'island'] as const;
type SectionForm = (typeof forms)[number];

/** Accepts `--script` and `script`. */
export function parseForm(word = 'plain'): SectionForm {
  const form = forms.find((candidate) => candidate === word.replace(/^--/, ''));
  if (!form)
    throw new Error(
      `The form of a section is ${forms.slice(0, -1).join(', ')} or ${forms.at(-1)}, not "${word}".`,
    );
  return form;
}

/** Makes the folder of a section and adds it to the list of schemas. Changes nothing if the name is invalid. */
export function createSection(sections: string, name: string, form: SectionForm = 'plain'): string[] {
  if (!/^[A-Z][a-z]+(?:[A-Z][a-z]+)*$/.test(name)) {
    throw new Error(
      `"${name}" cannot name a section: use PascalCase and name its content, such as Certificates.`,
    );
  }
  const folder = path.join(sections, name);
  if (existsSync(folder)) throw new Error(`The section ${name} already exists in ${folder}.`);

  const kinds = readdirSync(sections, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  const files = new Map([
    ...[...readTemplates(form)].map(
      ([file, text]) => [path.join(folder, fillIn(file, name)), fillIn(text, name)] as const,
    ),
    [path.join(sections, 'schemas.ts'), writeSchemasList([...kinds, name])],
  ]);
  mkdirSync(folder);
  for (const [file, text] of files) writeFileSync(file, text);
  return [...files.keys()];
}

/**
 * Reads the templates of a plain section, and those of the form that replace or extend them. They end in `.txt` so that
 * no check reads them.
 */
function readTemplates(form: SectionForm): Map<string, string> {
  const files = new Map<string, string>();
  for (const kind of new Set<SectionForm>(['plain', form])) {
    const folder = path.join(import.meta.dirname, 'templates', kind);
    for (const file of readdirSync(folder))
      files.set(file.replace(/\.txt$/, ''), readFileSync(path.join(folder, file), 'utf8'));
  }
  if (form === 'island') files.delete('SectionName.tsx');
  return files;
}

const fillIn = (text: string, name: string) =>
  text
    .replaceAll('SectionName', name)
    .replaceAll('sectionName', getSchemaName(name))
    .replaceAll('section-name', name.replaceAll(/(?!^)[A-Z]/g, '-$&').toLowerCase());
