/** Checks the licenses and signatures of the dependencies. */
export interface LockedPackage {
  license?: string;
  dev?: boolean;
  version?: string;
}

/**
 * SPDX ids. These licenses permit commercial use and require at most a notice, or the publication of changes to the
 * package itself.
 */
const permitted = new Set([
  ...[
    '0BSD',
    'Apache-2.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'BlueOak-1.0.0',
    'CC0-1.0',
    'ISC',
    'MIT',
    'MIT-0',
    'Zlib',
  ],
  ...['LGPL-3.0-or-later', 'MPL-2.0', 'Python-2.0', 'Unlicense', 'OFL-1.1', 'CC-BY-4.0'],
]);

/** Packages that name their license only in a file: it is the MIT License. */
const named = /(?:^|\/)node_modules\/png-js$/;

/** With OR, one license must be permitted. With AND, all of them. */
function isPermitted(license: string): boolean {
  const bare = license.replace(/[()]/g, '');
  return bare
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => permitted.has(name.trim())));
}

export function findForbidden(packages: Readonly<Record<string, LockedPackage>>): string[] {
  return Object.entries(packages)
    .filter(([folder]) => folder !== '' && !named.test(folder))
    .filter(([, { license }]) => license === undefined || !isPermitted(license))
    .map(
      ([folder, { license = 'none' }]) =>
        `package-lock.json: ${folder.replace(/^.*node_modules\//, '')} has the license ${license}, which tools/licenses/dependencies.ts does not permit`,
    );
}

interface Unsigned {
  name: string;
  version: string;
}

/** Parses the output of `npm audit signatures --json`. Returns `undefined` if npm could not reach the registry. */
export function readSignatureFaults(output: string): string[] | undefined {
  const start = output.indexOf('{');
  try {
    const answer = JSON.parse(output.slice(start, output.lastIndexOf('}') + 1)) as { invalid?: Unsigned[] };
    return answer.invalid?.map(
      ({ name, version }) => `${name} ${version} does not match its registry signature: install it again`,
    );
  } catch {
    return undefined;
  }
}
