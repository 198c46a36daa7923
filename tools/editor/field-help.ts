/**
 * Reads the help text of a field from the comment above it in the schema's source. The lookup uses the object around
 * the field as well as its name: the "title" of a page and of a card are different fields.
 */
import ts from 'typescript';
import type { FindHelp } from './form-model.ts';

interface WrittenObject {
  file: string;
  /** Field → its comment, if it has one. */
  fields: Map<string, string | undefined>;
}

export interface SourceFile {
  name: string;
  text: string;
}

/** Every object literal in the files, with the comments above its properties. */
export function readWrittenObjects(files: readonly SourceFile[]): WrittenObject[] {
  return files.flatMap(({ name, text }) => {
    const found: WrittenObject[] = [];
    const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
    const visit = (node: ts.Node): void => {
      if (ts.isObjectLiteralExpression(node)) found.push({ file: name, fields: readFields(node) });
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });
}

function readFields(node: ts.ObjectLiteralExpression): Map<string, string | undefined> {
  const written = node.properties.filter(
    (property) => ts.isPropertyAssignment(property) || ts.isShorthandPropertyAssignment(property),
  );
  return new Map(
    written.flatMap((property) =>
      ts.isIdentifier(property.name) || ts.isStringLiteral(property.name)
        ? [[property.name.text, readComment(property)] as const]
        : [],
    ),
  );
}

function readComment(node: ts.Node): string | undefined {
  const comments = ts.getJSDocCommentsAndTags(node).map(({ comment }) => ts.getTextOfJSDocComment(comment));
  const text = comments
    .filter((comment) => comment !== undefined)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
  return text || undefined;
}

/**
 * Returns the lookup for the groups of a source file. Several objects may match a group. An object from the group's own
 * file wins, then the largest.
 */
export function indexHelp(objects: readonly WrittenObject[]): (ownFile: string) => FindHelp {
  const byField = new Map<string, WrittenObject[]>();
  for (const object of objects)
    for (const field of object.fields.keys()) byField.set(field, [...(byField.get(field) ?? []), object]);
  return (ownFile) => (field, names) => {
    const known = new Set(names);
    const candidates = (byField.get(field) ?? []).filter(({ fields }) =>
      [...fields.keys()].every((name) => known.has(name)),
    );
    const [best] = candidates.sort(
      (a, b) =>
        Number(b.file === ownFile) - Number(a.file === ownFile) ||
        b.fields.size - a.fields.size ||
        Number(b.fields.get(field) !== undefined) - Number(a.fields.get(field) !== undefined),
    );
    return best?.fields.get(field);
  };
}
