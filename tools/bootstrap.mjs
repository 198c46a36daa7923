/**
 * First step of every npm script. It must run on the machine's own Node, before anything is installed, and so it is
 * plain JavaScript without imports from packages: it installs what is missing, then hands over to a TypeScript
 * program on the Node version that the project brings along, or with `--run` to another npm script.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..');
const modules = path.join(root, 'node_modules');
const node = path.join(modules, '.bin', 'node');
const stampFile = path.join(modules, '.installed-for');

/** @param {string} sentence @returns {never} */
function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Hidden lockfile of npm beside the lockfile: were these very versions installed, only not by this program? */
function isInstalledAlready() {
  const installed = path.join(modules, '.package-lock.json');
  if (!existsSync(installed)) return false;
  /** @type {Record<string, {version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean}>} */
  const wanted = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages;
  const present = JSON.parse(readFileSync(installed, 'utf8')).packages;
  return Object.entries(wanted).every(([name, { version, optional, devOptional, peer }]) => {
    if (name === '') return true;
    if (!present[name]) return Boolean(optional || devOptional || peer);
    return present[name].version === version;
  });
}

function install() {
  const stamp = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp && existsSync(node)) return;

  if (!isInstalledAlready() || !existsSync(node)) {
    console.error('Installing the packages that package-lock.json names …');
    const npm = process.env.npm_execpath;
    // Not `npm ci`: it refuses a lock file that does not name the optional packages of every platform, and which
    // of them a registry offers differs. `install --no-save` takes the locked versions and changes no file.
    // The log level: `npm test --silent` must not silence the reason of a failure.
    const args = ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
    const result = npm
      ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
      : spawnSync('npm', args, { cwd: root, stdio: 'inherit' });
    if (result.error) stop('npm is missing: install Node 20 or newer together with npm, then try again.');
    if (result.status !== 0)
      stop('The packages could not be installed: see what npm says above, then try again.');
  }
  if (!existsSync(node)) {
    stop(
      'The package "node" brought no program: allow its install script (npm config ignore-scripts=false).',
    );
  }
  const { status, stderr } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  if (status !== 0) {
    stop(
      `The project's own Node does not start here: ${stderr.trim()}\nIf it misses libatomic.so.1: apt-get install libatomic1 (Debian, Ubuntu), dnf install libatomic (Fedora).`,
    );
  }
  writeFileSync(stampFile, stamp);
}

const [program, ...args] = process.argv.slice(2);
if (!program)
  stop('Name the program to run: node tools/bootstrap.mjs tools/start.ts, or a script: --run checks');
if (Number(process.versions.node.split('.')[0]) < 20) {
  stop(`Node ${process.versions.node} is too old: install Node 20 or newer, then try again.`);
}

install();

const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
const command =
  program === '--run' ? [...npm, 'run', '--silent', ...args] : [node, path.join(root, program), ...args];
const env = {
  // A failed check does not keep the others from running; dist/ is not worth a copy for every version of the sources.
  WIREIT_FAILURES: 'continue',
  WIREIT_CACHE: 'none',
  // Programs that run again and again are compiled once.
  NODE_COMPILE_CACHE: path.join(root, '.cache', 'node'),
  ...process.env,
  PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH ?? ''}`,
  ASTRO_TELEMETRY_DISABLED: '1',
};
process.chdir(root);

if (typeof process.execve === 'function' && process.platform !== 'win32' && program !== '--run') {
  process.execve(node, command, env); // This process becomes the program: signals and exit code need no passing on.
}

// Node 20 cannot become another program, so stay beside it and pass on what arrives.
const child = spawn(command[0], command.slice(1), { cwd: root, env, stdio: 'inherit' });
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    // A terminal sends Ctrl-C to both of us; passing it on would make two of one.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  });
}
child.on('exit', (code, signal) => {
  if (signal) {
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  } else {
    process.exit(code ?? 1);
  }
});
