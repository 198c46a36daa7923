/** Finds or installs the browser for tests and benchmarks, with the flags that start it. */
import { findProgram, install, isProgram } from './programs.ts';

/** Flags for a quiet start, also as root in a container. */
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
 * Features that tests turn off. Chromium obeys only the last `--disable-features`, so this one repeats Playwright's
 * list. It adds the address bar's suggestions: each new window renders them in a separate process, which costs 0.8 s of
 * processor time per test.
 */
export const testFlags = [
  ...chromiumFlags,
  // The headless shell hints fonts, which rounds the widths of letters. Chromium does not.
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

function findChromium(env: NodeJS.ProcessEnv): string | undefined {
  if (env['CHROMIUM_PATH']) return isProgram(env['CHROMIUM_PATH']) ? env['CHROMIUM_PATH'] : undefined;
  return findProgram(names, env);
}

/** Path of Chromium on this machine, or CHROMIUM_PATH if set. If there is none, the error says how to install it. */
export function requireChromium(env: NodeJS.ProcessEnv = process.env): string {
  const found = findChromium(env);
  if (found) return found;
  throw new Error(
    env['CHROMIUM_PATH']
      ? `CHROMIUM_PATH is ${env['CHROMIUM_PATH']}, which is not a program: correct or unset it.`
      : 'No Chromium was found: install one (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  );
}

const shellName = 'chromium-headless-shell';

/**
 * Path of Chromium's headless shell. It renders pages like Chromium and takes up to a third less processor time per
 * test, but it has no back/forward cache and no hyphenation dictionaries. Returns nothing if CHROMIUM_PATH is set.
 */
export function findHeadlessShell(env: NodeJS.ProcessEnv = process.env): string | undefined {
  return env['CHROMIUM_PATH'] ? undefined : findProgram([shellName], env);
}

/** Like `requireChromium`, but first tries to install Chromium. */
export async function getChromium(): Promise<string> {
  if (!process.env['CHROMIUM_PATH'] && !findChromium(process.env)) await install('chromium');
  return requireChromium();
}

/** The browser for the tests: the headless shell if it is installed or can be, otherwise `chromium`. */
export async function getTestBrowser(chromium: string): Promise<string> {
  if (process.env['CHROMIUM_PATH']) return chromium;
  if (!findHeadlessShell()) await install(shellName);
  return findHeadlessShell() ?? chromium;
}
