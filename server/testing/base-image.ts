/**
 * Builds the Dockerfile's base image on this machine: Debian by debootstrap from apt's mirror, with the project's own
 * Node and the machine's npm. So no image registry is needed.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, realpathSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

export function run(program: string, args: readonly string[], input?: string): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { input, maxBuffer: 1 << 28 });
  if (status === 0) return stdout.toString().trim();
  const reason = error?.message ?? `${stdout.toString().slice(-3_000)}\n${stderr.toString().slice(-3_000)}`;
  throw new Error(`${program} ${args.join(' ')}\n${reason}`);
}

/** Returns the base image of all stages, such as "node:26-bookworm-slim". */
function readBaseName(dockerfile: string): string {
  const stages = new Set([...dockerfile.matchAll(/ AS (\S+)$/gm)].map(([, stage = '']) => stage));
  const from = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, name = '']) => name);
  const names = new Set(from.filter((name) => !stages.has(name)));
  const [name = ''] = names;
  if (names.size !== 1)
    throw new Error(`The stages of the Dockerfile have different base images: ${[...names].join(', ')}`);
  return name;
}

/** Returns apt's first mirror that is not for security updates; DEBIAN_MIRROR overrides it. */
function findMirror(): string {
  const named = process.env['DEBIAN_MIRROR'];
  if (named) return named;
  const all = run('apt-get', ['indextargets', '--format', '$(REPO_URI)', 'Created-By: Packages']).split('\n');
  const [mirror] = all.filter((uri) => uri !== '' && !uri.includes('security'));
  if (!mirror) throw new Error("apt has no mirror on this machine. Set DEBIAN_MIRROR to one of Debian's.");
  return mirror;
}

/** Makes a folder with Debian in it. It is cached, because it takes minutes and does not depend on the project. */
function makeDebian(kept: string, suite: string): string {
  const folder = join(kept, `debian-${suite}`);
  if (existsSync(folder)) return folder;
  const making = `${folder}.making`;
  rmSync(making, { recursive: true, force: true });
  mkdirSync(dirname(making), { recursive: true });
  const packages = '--include=libatomic1,libstdc++6,ca-certificates';
  run('debootstrap', ['--variant=minbase', packages, suite, making, findMirror()]);
  run('chroot', [making, 'useradd', '--uid', '1000', '--create-home', 'node']);
  renameSync(making, folder);
  return folder;
}

/** Makes the image in the given container storage. */
export function makeBaseImage(storage: readonly string[], kept: string, dockerfile: string): void {
  const name = readBaseName(dockerfile);
  const [, suite = ''] = /-(\w+)-slim$/.exec(name) ?? [];
  const debian = makeDebian(kept, suite);
  const programs = join(debian, 'usr/local');
  cpSync(realpathSync(process.execPath), join(programs, 'bin/node'));
  // The npm command is a symlink into its folder.
  const npm = dirname(dirname(realpathSync(run('sh', ['-c', 'command -v npm']))));
  cpSync(npm, join(programs, 'lib/node_modules/npm'), { recursive: true });
  rmSync(join(programs, 'bin/npm'), { force: true });
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(programs, 'bin/npm'));
  const container = run('buildah', [...storage, 'from', 'scratch']);
  run('buildah', [...storage, 'add', '--quiet', container, debian, '/']);
  const path = 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
  run('buildah', [...storage, 'config', '--env', path, container]);
  run('buildah', [...storage, 'commit', '--quiet', '--rm', container, `docker.io/library/${name}`]);
}

/**
 * Returns a file for `--volume` with this machine's npm registry, without any key. The build also gets the machine's
 * certificates, which may trust a proxy.
 */
export function describeRegistry(): string {
  return `registry=${run('npm', ['config', 'get', 'registry'])}\ncafile=/etc/ssl/certs/ca-certificates.crt\n`;
}
