/** Adds a section to the list of schemas, in alphabetical order, leaving every other line as it is. */
import { schemaNameOf } from './templates.ts';

const before = (a: string, b: string) => a.localeCompare(b, 'en', { sensitivity: 'base' }) < 0;

/** Puts a line before the first of the lines that stands behind it in the alphabet, or after the last of them. */
function insertLine(text: string, line: string, pattern: RegExp, name: string): string {
  const lines = text.split('\n');
  const places = lines.flatMap((candidate, index) => {
    const found = pattern.exec(candidate)?.[1];
    return found ? [{ index, found }] : [];
  });
  const last = places.at(-1);
  if (!last) throw new Error(`No place was found for the line "${line.trim()}".`);
  const next = places.find(({ found }) => before(name, found));
  lines.splice(next ? next.index : last.index + 1, 0, line);
  return lines.join('\n');
}

/** Applies a change to the object literal that a constant holds, and to nothing around it. */
function changeLiteral(text: string, constant: string, change: (body: string) => string): string {
  const opening = `export const ${constant} = {\n`;
  const start = text.indexOf(opening) + opening.length;
  const end = text.indexOf('\n}', start);
  if (start < opening.length || end < 0)
    throw new Error(`The registry has no "${opening.trim()}": add the section by hand.`);
  return text.slice(0, start) + change(text.slice(start, end)) + text.slice(end);
}

export function addToSchemas(text: string, name: string): string {
  const schema = schemaNameOf(name);
  const imported = insertLine(
    text,
    `import { ${schema} } from './${name}/${name}.schema.ts';`,
    /^import \{ \w+ \} from '\.\/(\w+)\/\w+\.schema\.ts';$/,
    name,
  );
  return changeLiteral(imported, 'schemas', (body) =>
    insertLine(body, `  ${name}: ${schema},`, /^ {2}(\w+): \w+,$/, name),
  );
}
