/** Checks that REUSE.toml gives every file of the program a license. */
import path from 'node:path';
import { parse } from 'smol-toml';
import { z } from 'zod';

const reuse = z.object({
  annotations: z.array(
    z.object({
      path: z.union([z.string().transform((one) => [one]), z.array(z.string())]),
      'SPDX-FileCopyrightText': z.string().min(1),
      'SPDX-License-Identifier': z.string().min(1),
    }),
  ),
});

/** `toml` is the text of REUSE.toml, `files` are paths from the root. Returns one message per fault. */
export function findLicenseFaults(toml: string, files: readonly string[]): string[] {
  const { annotations } = reuse.parse(parse(toml));
  const all = new Set(files);
  const licenses = new Set(annotations.map((annotation) => annotation['SPDX-License-Identifier']));
  return [
    ...[...licenses]
      .map((license) => `LICENSES/${license}.txt`)
      .filter((file) => !all.has(file))
      .map((file) => `REUSE.toml: ${file} is missing`),
    ...files
      .filter((file) => !annotations.some((annotation) => matchesAny(file, annotation.path)))
      .map((file) => `${file}: no table of REUSE.toml gives it a license`),
    ...files
      .filter((file) => file.endsWith('.woff2') && !all.has(file.replace(/woff2$/, 'OFL.txt')))
      .map(
        (file) => `${file}: the license file ${path.basename(file, '.woff2')}.OFL.txt next to it is missing`,
      ),
  ];
}

const matchesAny = (file: string, patterns: readonly string[]): boolean =>
  patterns.some((pattern) => path.posix.matchesGlob(file, pattern));
