/** Where the browser of the tests and measurements comes from, and how it is started. */
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { run } from './run.ts';

/** Quiet, and able to start as root in a container. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;

/**
 * What a browser of tests does without. Chromium obeys only the last `--disable-features`, so this one repeats
 * Playwright's list, and adds the boxes of proposals under the address line: drawn for each new window by a process of
 * their own, they cost each test 0.8 s of processor time.
 */
export const testFlags = [
  ...chromiumFlags,
  // The headless shell rounds the widths of letters for screens of few pixels, which Chromium does not.
  '--font-render-hinting=none',
  `--disable-features=${[
    'AimEnabled',
    'AvoidCorsURLLoaderRestartOnRedirect',
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'HttpsFirstBalancedModeAutoEnable',
    'HttpsUpgrades',
    'LensOverlay',
    'MediaRouter',
    'NetworkTimeServiceQuerying',
    'OptimizationHints',
    'PaintHolding',
    'PreconnectToSearch',
    'TcpPortRandomizationWin',
    'ThirdPartyStoragePartitioning',
    'msEdgeUpdateLaunchServicesPreferredVersion',
    'msForceBrowserSignIn',
    'WebUIOmniboxAimPopup',
    'WebUIOmniboxFullPopup',
    'WebUIOmniboxPopup',
  ].join(',')}`,
] as const;

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function findProgram(programs: readonly string[], env: NodeJS.ProcessEnv): string | undefined {
  const folders = (env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  return programs
    .flatMap((name) => ['/usr/bin', ...folders].map((folder) => path.join(folder, name)))
    .find(isProgram);
}

function findChromium(env: NodeJS.ProcessEnv): string | undefined {
  if (env['CHROMIUM_PATH']) return isProgram(env['CHROMIUM_PATH']) ? env['CHROMIUM_PATH'] : undefined;
  return findProgram(names, env);
}

/**
 * Path of a Chromium on this machine; CHROMIUM_PATH decides when it is set. Where there is none, throws a sentence that says
 * what to do.
 */
export function requireChromium(env: NodeJS.ProcessEnv = process.env): string {
  const found = findChromium(env);
  if (found) return found;
  throw new Error(
    env['CHROMIUM_PATH']
      ? `CHROMIUM_PATH names ${env['CHROMIUM_PATH']}, which is no program: correct or unset it.`
      : 'No Chromium was found: install one (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  );
}

const shellName = 'chromium-headless-shell';

/**
 * Path of the Chromium that has no windows and menus: it shows pages as the other one does, and a test takes up to a third
 * less processor time in it. It lacks the cache for the way back and the dictionaries that hyphenation needs. Nothing where
 * CHROMIUM_PATH decides.
 */
export function findHeadlessShell(env: NodeJS.ProcessEnv = process.env): string | undefined {
  return env['CHROMIUM_PATH'] ? undefined : findProgram([shellName], env);
}

/** Needs root on a Debian-like system; elsewhere, and without a network, nothing is installed. */
async function install(name: string): Promise<void> {
  if (process.getuid?.() !== 0 || !isProgram('/usr/bin/apt-get')) return;
  console.log(`Installing a browser for the tests (apt-get install ${name}) …`);
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' } };
  await run('apt-get', ['update', '-q'], options);
  await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], options);
}

/** Does as `requireChromium`, after it tried to install one. */
export async function getChromium(): Promise<string> {
  if (!process.env['CHROMIUM_PATH'] && !findChromium(process.env)) await install('chromium');
  return requireChromium();
}

/** The browser of the tests: the headless shell where there is one or it can be installed, and `chromium` elsewhere. */
export async function getTestBrowser(chromium: string): Promise<string> {
  if (process.env['CHROMIUM_PATH']) return chromium;
  if (!findHeadlessShell()) await install(shellName);
  return findHeadlessShell() ?? chromium;
}
