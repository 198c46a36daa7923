/**
 * `npm run new:section Name [script|island]`. The form is a word, because npm would read `--script` as its own option.
 */
import path from 'node:path';
import { root } from './lib/paths.ts';
import { createSection, parseForm } from './new-section/create-section.ts';

const [name, form, ...others] = process.argv.slice(2);
try {
  if (!name || others.length > 0)
    throw new Error(
      'Name the section, optionally followed by "script" or "island": npm run new:section Certificates',
    );
  const files = createSection(path.join(root, 'site/src/sections'), name, parseForm(form));
  console.log(files.map((file) => path.relative(root, file)).join('\n'));
  console.log(`Use it in content with "kind: ${name}"; npm run dev shows its samples at /samples/${name}.`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
