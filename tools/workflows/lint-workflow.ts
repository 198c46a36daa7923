/** Checks a GitHub workflow with GitHub's own language service and two rules of ours. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

// The package imports JSON without attributes, which only bundlers allow. Delete this once @actions/workflow-parser
// uses `with { type: 'json' }`.
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

/** Returns one message with file and line per fault. */
export async function lintWorkflow(name: string, text: string): Promise<string[]> {
  // The service caches texts by URI, so each call needs a new one.
  const found = await validate(TextDocument.create(`file:///${randomUUID()}/${name}`, 'yaml', 1, text));
  const own = text.split('\n').flatMap((line, index) => {
    const [, used] = /\buses:\s*(\S+)/.exec(line) ?? [];
    return used && !/@(?:v\d+\.\d+\.\d+|[0-9a-f]{40})$/.test(used)
      ? [
          `${name}:${index + 1}: "${used}" must name a full version, such as @v1.2.3: a shorter one can change without a commit.`,
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
