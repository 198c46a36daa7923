import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { UpgradeError } from '../upgrade-error.ts';

/** `name` is the file's path from the content folder. Throws an UpgradeError with it if the file is not YAML. */
export function readYaml(content: string, name: string): { text: string; data: unknown } {
  const text = readFileSync(path.join(content, name), 'utf8');
  try {
    return { text, data: parse(text, { logLevel: 'error' }) as unknown };
  } catch (error) {
    throw new UpgradeError(
      `content/${name} is not YAML, so it cannot be migrated: ${(error as Error).message}`,
    );
  }
}
