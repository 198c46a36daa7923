/** npm run new:section Name */
import path from 'node:path';
import { root } from './lib/paths.ts';
import { createSection } from './new-section/create-section.ts';

const name = process.argv[2];
try {
  if (!name) throw new Error('Name the section: npm run new:section Proof');
  const files = createSection(path.join(root, 'site/src/sections'), name);
  console.log(files.map((file) => path.relative(root, file)).join('\n'));
  console.log(`Use it in content with "kind: ${name}".`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
