/** Adds many entries to a collection in a copy of the project, to test and measure long lists. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Higher than the order of any existing entry. */
const firstOrder = 1_000;

/**
 * Copies the first file of the folder `count` times as `name-1.yaml` and so on. Each copy has its own title, such as
 * "Measured 1" for the name `measured`. Returns the previous number of files.
 */
export function multiplyContent(folder: string, name: string, count: number): number {
  const files = readdirSync(folder).sort();
  const model = readFileSync(path.join(folder, files[0] ?? ''), 'utf8');
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  for (let number = 1; number <= count; number++) {
    const text = model
      .replace(/^title: .*/m, `title: ${title} ${number}`)
      .replace(/^order: .*/m, `order: ${firstOrder + number}`);
    writeFileSync(path.join(folder, `${name}-${number}.yaml`), text);
  }
  return files.length;
}
