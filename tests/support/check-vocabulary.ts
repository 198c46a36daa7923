/** Is this schema.org? The compiler says so: schema-dts holds the vocabulary as types, with what each property may be. */
import path from 'node:path';
import ts from 'typescript';
import { root } from '../../tools/lib/paths.ts';

export interface Fact {
  route: string;
  data: { '@type'?: unknown } & Record<string, unknown>;
}

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  target: ts.ScriptTarget.ESNext,
};

/** Sentences about types, properties and values that the vocabulary does not have. */
export function listVocabularyFaults(facts: Fact[]): string[] {
  const nameless = facts.filter(({ data }) => !/^[A-Z]\w+$/.test(String(data['@type'])));
  const named = facts.filter((fact) => !nameless.includes(fact));
  // A line for each fact, after the import: the line of a fault says which page it is on.
  const lines = named.map(
    ({ data }, index) =>
      `export const fact${index}: s.WithContext<s.${String(data['@type'])}> = ${JSON.stringify(data)};`,
  );
  const file = path.join(root, 'tests/structured-data-of-pages.ts');
  const text = ["import type * as s from 'schema-dts';", ...lines].join('\n');
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, text, ts.ScriptTarget.ESNext) : getSourceFile(name, ...rest);
  const faults = ts.getPreEmitDiagnostics(ts.createProgram([file], options, host));
  return [
    ...nameless.map(({ route }) => `${route}: facts without a type`),
    ...faults.map(({ start = 0, messageText }) => {
      const line = text.slice(0, start).split('\n').length;
      const near = text.slice(start, start + 40);
      return `${named[line - 2]?.route}: ${ts.flattenDiagnosticMessageText(messageText, ' ').slice(0, 300)} at ${near}`;
    }),
  ];
}
