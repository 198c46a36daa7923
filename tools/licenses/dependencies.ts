/** What may be depended on. */
export interface LockedPackage {
  license?: string;
  dev?: boolean;
  version?: string;
}

/** Names of SPDX. All of them permit commercial use and ask at most for a notice, or for changes to the package itself. */
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
  ],
  ...['LGPL-3.0-or-later', 'MPL-2.0', 'Python-2.0', 'Unlicense', 'OFL-1.1', 'CC-BY-4.0'],
]);

/** One of several alternatives must be permitted, and each of several joined licenses. */
function isPermitted(license: string): boolean {
  const bare = license.replace(/[()]/g, '');
  return bare
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => permitted.has(name.trim())));
}

export function findForbidden(packages: Readonly<Record<string, LockedPackage>>): string[] {
  return Object.entries(packages)
    .filter(([folder, { license }]) => folder !== '' && (license === undefined || !isPermitted(license)))
    .map(
      ([folder, { license = 'none' }]) =>
        `package-lock.json: ${folder.replace(/^.*node_modules\//, '')} has the license ${license}, which tools/licenses/dependencies.ts does not permit`,
    );
}

interface Unsigned {
  name: string;
  version: string;
}

/** Reads what `npm audit signatures --json` printed; undefined when it could not ask. */
export function readSignatureFaults(output: string): string[] | undefined {
  const start = output.indexOf('{');
  try {
    const answer = JSON.parse(output.slice(start, output.lastIndexOf('}') + 1)) as { invalid?: Unsigned[] };
    return answer.invalid?.map(
      ({ name, version }) => `${name} ${version} is not what its author has signed: install it again`,
    );
  } catch {
    return undefined;
  }
}
