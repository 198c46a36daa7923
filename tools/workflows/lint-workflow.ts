/** Judges a workflow of GitHub by GitHub's own language service, and by two rules of ours. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

// The package imports JSON as bundlers allow it. It can go when @actions/workflow-parser says `with { type: 'json' }`.
registerHooks({
  load: (url, context, nextLoad) =>
    url.includes('/@actions/') && url.endsWith('.json')
      ? {
          format: 'module',
          source: `export default ${readFileSync(fileURLToPath(url), 'utf8')}`,
          shortCircuit: true,
        }
      : nextLoad(url, context),
});
const { validate } = await import('@actions/languageservice');
const { TextDocument } = await import('vscode-languageserver-textdocument');

/** Sentences with file and line; none when all is well. */
export async function lintWorkflow(name: string, text: string): Promise<string[]> {
  // It remembers what it read by the name.
  const found = await validate(TextDocument.create(`file:///${randomUUID()}/${name}`, 'yaml', 1, text));
  const own = text.split('\n').flatMap((line, index) => {
    const [, used] = /\buses:\s*(\S+)/.exec(line) ?? [];
    return used && !/@(?:v\d+\.\d+\.\d+|[0-9a-f]{40})$/.test(used)
      ? [
          `${name}:${index + 1}: "${used}" must name a full version, such as @v1.2.3: a shorter one changes by itself.`,
        ]
      : [];
  });
  const isLimited = /^permissions:\n {2}contents: read$/m.test(text);
  return [
    ...found.map(
      ({ message, range }) =>
        `${name}:${range.start.line + 1}: ${typeof message === 'string' ? message : message.value}`,
    ),
    ...own,
    ...(isLimited ? [] : [`${name}: must say "permissions:" with "contents: read" for all of its jobs.`]),
  ];
}
