import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Lists the files below a folder as sorted relative paths with `/`. A missing folder has none. */
export function listFiles(folder: string, { skip = [] as readonly string[] } = {}): string[] {
  const found: string[] = [];
  const walk = (relative: string) => {
    let entries;
    try {
      entries = readdirSync(path.join(folder, relative), { withFileTypes: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
      throw error;
    }
    for (const entry of entries) {
      if (skip.includes(entry.name)) continue;
      const name = relative ? `${relative}/${entry.name}` : entry.name;
      if (entry.isDirectory()) walk(name);
      else if (entry.isFile()) found.push(name);
    }
  };
  walk('');
  return found.sort();
}
