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

/** Path of a Chromium on this machine; CHROMIUM_PATH decides when it is set. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env['CHROMIUM_PATH']) return isProgram(env['CHROMIUM_PATH']) ? env['CHROMIUM_PATH'] : undefined;
  const folders = (env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  return names
    .flatMap((name) => ['/usr/bin', ...folders].map((folder) => path.join(folder, name)))
    .find(isProgram);
}

/** Finds a Chromium or, as root on a Debian-like system, installs one. Otherwise throws a sentence that says what to do. */
export async function getChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  if (process.env['CHROMIUM_PATH']) {
    throw new Error(
      `CHROMIUM_PATH names ${process.env['CHROMIUM_PATH']}, which is no program: correct or unset it.`,
    );
  }
  if (process.getuid?.() === 0 && isProgram('/usr/bin/apt-get')) {
    console.log('Installing Chromium for the browser tests (apt-get install chromium) …');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-q'], { env });
    await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], { env });
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    'No Chromium was found: install one (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  );
}
