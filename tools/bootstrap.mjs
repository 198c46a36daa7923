/**
 * First step of every npm script. It runs on the machine's own Node before anything is installed, so it is plain
 * JavaScript without package imports. It installs missing packages, and a Node where the machine's is another version;
 * then it starts a TypeScript program, or with `--run` a Wireit script.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const isWindows = process.platform === 'win32';
// Node 20.0 has no import.meta.dirname.
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const modules = path.join(root, 'node_modules');
const stampFile = path.join(modules, '.installed-for');

/** A package for each system has the same version of Node. */
const nodeFolder = path.join(root, 'tools', 'node');
/** @type {[name: string, version: string][]} */
const nodePackages = Object.entries(
  JSON.parse(readFileSync(path.join(nodeFolder, 'package.json'), 'utf8')).optionalDependencies,
);
/** @param {string} version */
const readNumbers = (version) => version.split('.').map(Number);
const [[, wantedNode = ''] = []] = nodePackages;
const [major = 0, minor = 0] = readNumbers(process.versions.node);
const [wantedMajor = 0, wantedMinor = 0] = readNumbers(wantedNode);
/** A Node in a home folder belongs to one person: a service may not read it, and a version manager removes it. */
const isMachineNode =
  major === wantedMajor &&
  minor >= wantedMinor &&
  !process.execPath.startsWith(path.join(homedir(), path.sep));
const ownPackage = path.join(
  nodeFolder,
  'node_modules',
  nodePackages.find(([name]) =>
    name.endsWith(`${isWindows ? 'win' : process.platform}-${process.arch}`),
  )?.[0] ?? 'none',
);
const node = isMachineNode ? process.execPath : path.join(ownPackage, 'bin', isWindows ? 'node.exe' : 'node');

/**
 * Vite and Astro parse these characters as part of a URL, a glob or a string, and the build fails or builds the wrong
 * files.
 */
const unreadable = isWindows ? /[%#]/ : /[%#?*"\p{Cc}\uFFFD]/u;
const parentCheckMs = 250;

/** @param {string} sentence @returns {never} */
function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** What a site needs to be built and served. All other programs are for developers and need their packages as well. */
const isForSite =
  process.argv[2] === 'tools/start.ts' ||
  (process.argv[2] === '--run' && ['program', 'pages', 'site'].includes(process.argv[3] ?? ''));

/** Compares npm's hidden lockfile with ours: a plain `npm install` may have installed these versions already. */
function isInstalledAlready() {
  const installed = path.join(modules, '.package-lock.json');
  if (!existsSync(installed)) return false;
  /** @type {Record<string, {version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean}>} */
  const wanted = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages;
  const present = JSON.parse(readFileSync(installed, 'utf8')).packages;
  return Object.entries(wanted).every(([name, { version, dev, optional, devOptional, peer }]) => {
    if (name === '' || (isForSite && dev)) return true;
    if (!present[name]) return Boolean(optional || devOptional || peer);
    return present[name].version === version;
  });
}

function hasNode() {
  if (isMachineNode) return true;
  const file = path.join(ownPackage, 'package.json');
  return existsSync(node) && JSON.parse(readFileSync(file, 'utf8')).version === wantedNode;
}

/** @param {string} folder @param {string[]} more */
async function runNpm(folder, more) {
  const npm = process.env.npm_execpath;
  const [command = '', ...first] = npm ? [process.execPath, npm] : ['npm'];
  // Not `npm ci`, which deletes node_modules first. `install --no-save` installs the locked versions and changes no
  // file. The log level is set because `npm test --silent` must not hide the reason of a failure.
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', ...more];
  // npm's "added 500 packages" goes to stderr: the program's stdout may be piped.
  /** @param {string[]} options @returns {Promise<{status: number | null, stderr: string}>} */
  const run = (options) =>
    new Promise((resolve) => {
      let stderr = '';
      const child = spawn(command, [...first, ...args, ...options], {
        cwd: folder,
        stdio: ['inherit', 2, 'pipe'],
      });
      child.stderr.on('data', (piece) => (stderr += piece));
      child.on('error', () =>
        stop('npm is missing: install Node 20 or newer together with npm, then try again.'),
      );
      child.on('close', (status) => resolve({ status, stderr }));
    });
  // npm's cache may know a package from a time before the locked version: only then npm asks for its newest state.
  let result = await run(['--prefer-offline']);
  if (/\bETARGET\b/.test(result.stderr)) result = await run([]);
  process.stderr.write(result.stderr);
  if (result.status !== 0)
    stop("The packages could not be installed: read npm's message above, then try again.");
}

async function install() {
  const stamp = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .update(`${process.platform} ${process.arch} ${node}`)
    .digest('hex');
  const installed = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
  const siteStamp = `${stamp} for the site`;
  if ((installed === stamp || (isForSite && installed === siteStamp)) && hasNode()) return;

  const missing = [
    ...(isInstalledAlready() ? [] : [{ folder: root, more: [isForSite ? '--omit=dev' : '--include=dev'] }]),
    ...(hasNode() ? [] : [{ folder: nodeFolder, more: [] }]),
  ];
  if (missing.length > 0) {
    console.error('Installing the packages that package-lock.json names …');
    await Promise.all(missing.map(({ folder, more }) => runNpm(folder, more)));
  }
  if (!existsSync(node)) {
    stop(
      `npm installed no Node for ${process.platform} ${process.arch}: Storypole has one for Linux and macOS (x64, arm64) and Windows (x64). If yours is among them: npm config delete omit. Otherwise install Node ${wantedNode}.`,
    );
  }
  const { status, stderr, error } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  if (status !== 0) {
    stop(
      `The project's own Node does not start: ${error?.message ?? stderr.trim()}\nIf libatomic.so.1 is missing: apt-get install libatomic1 (Debian, Ubuntu), dnf install libatomic (Fedora).`,
    );
  }
  if (!isWindows) linkNode();
  writeFileSync(stampFile, isForSite ? siteStamp : stamp);
}

/** Services and timers start node_modules/.bin/node. The link is relative, so that the project's folder can move. */
function linkNode() {
  const link = path.join(modules, '.bin', 'node');
  rmSync(link, { force: true });
  symlinkSync(isMachineNode ? node : path.relative(path.dirname(link), node), link);
}

const [program, ...args] = process.argv.slice(2);
if (!program)
  stop('Name the program to run: node tools/bootstrap.mjs tools/start.ts, or a script: --run checks');
if (Number(process.versions.node.split('.')[0]) < 20) {
  stop(`Node ${process.versions.node} is too old: install Node 20 or newer, then try again.`);
}
const [sign] = unreadable.exec(root) ?? [];
if (sign) {
  stop(
    `The path of the project, ${root}, contains the character ${JSON.stringify(sign)}, which breaks the build: rename that folder, or move the project to another one, then try again.`,
  );
}

await install();

const [script = ''] = args;
// Start Wireit directly: npm would start it in a shell, which forwards no signals.
const command =
  program === '--run'
    ? [path.join(modules, 'wireit', 'bin', 'wireit.js')]
    : [path.join(root, program), ...args];
const pathName = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
/** @type {NodeJS.ProcessEnv} */
const env = {
  // All checks run even if one fails. No cache: a copy of dist/ for every version of the sources costs too much disk
  // space.
  WIREIT_FAILURES: 'continue',
  WIREIT_CACHE: 'none',
  // Programs that run often are compiled once.
  NODE_COMPILE_CACHE: path.join(root, '.cache', 'node'),
  ...process.env,
  [pathName]: [path.join(modules, '.bin'), path.dirname(node), process.env[pathName]].join(path.delimiter),
  ASTRO_TELEMETRY_DISABLED: '1',
  // The update check also writes a file, and that write restarts the project's other development servers.
  ASTRO_DISABLE_UPDATE_CHECK: 'true',
  ...(program === '--run' && {
    npm_lifecycle_event: script,
    npm_package_json: path.join(root, 'package.json'),
  }),
};
// Each program sets NODE_ENV itself: the developer's shell must not change a build or a test.
delete env.NODE_ENV;
process.chdir(root);

// Forward signals to the program.
const child = spawn(node, command, { cwd: root, env, stdio: 'inherit' });
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    // A terminal sends Ctrl-C to both processes; forwarding it would deliver it twice.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  });
}
if (process.env.npm_lifecycle_event) {
  // A signal to npm ends the shell between npm and this process, and that shell forwards nothing. So watch the parent.
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    child.kill('SIGTERM');
  }, parentCheckMs);
}
child.on('error', ({ message }) => stop(`${node} does not start: ${message}`));
child.on('exit', (code, signal) => {
  if (signal) {
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  } else {
    process.exit(code ?? 1);
  }
});
