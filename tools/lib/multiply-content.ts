/** Many entries of a collection, for tests and measurements of long lists in a copy of the project. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Order numbers of the project's own entries stay below. */
const firstOrder = 1_000;

/**
 * Writes `count` files like the first one of the folder, named `name-1.yaml` and on, each with a title of its own, for example
 * "Measured 1" for the name `measured`. Returns how many files the folder had.
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
