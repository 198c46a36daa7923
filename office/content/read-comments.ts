/** Reads the comments of the schemas' sources, which are the help texts of forms. It needs the compiler. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { WrittenObject } from './field-help.ts';

const documented = [
  'contract',
  'site/src/collections',
  'site/src/fields',
  'site/src/routes',
  'site/src/sections',
];

/** Every object literal of the schemas' sources. `project` is the folder with contract/ and site/. */
export function readComments(project: string): WrittenObject[] {
  const files = globSync(
    documented.map((folder) => `${folder}/**/*.ts`),
    { cwd: project },
  ).sort();
  return files
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const found: WrittenObject[] = [];
      const text = readFileSync(path.join(project, file), 'utf8');
      const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
      const visit = (node: ts.Node): void => {
        if (ts.isObjectLiteralExpression(node)) found.push({ file, fields: readFields(node) });
        ts.forEachChild(node, visit);
      };
      visit(source);
      return found;
    });
}

function readFields(node: ts.ObjectLiteralExpression): Record<string, string> {
  const written = node.properties.filter(
    (property) => ts.isPropertyAssignment(property) || ts.isShorthandPropertyAssignment(property),
  );
  return Object.fromEntries(
    written.flatMap((property) =>
      ts.isIdentifier(property.name) || ts.isStringLiteral(property.name)
        ? [[property.name.text, readComment(property)] as const]
        : [],
    ),
  );
}

function readComment(node: ts.Node): string {
  const comments = ts.getJSDocCommentsAndTags(node).map(({ comment }) => ts.getTextOfJSDocComment(comment));
  return comments
    .filter((comment) => comment !== undefined)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}
