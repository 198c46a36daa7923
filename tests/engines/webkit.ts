/** WebKitGTK by classic WebDriver, in a virtual screen. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import getPort from 'get-port';
import { asCall, describeClick, describeKeys, type Driver } from './driver.ts';

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** Xvfb chooses a free display and prints its number. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const size = ['-screen', '0', '1600x1400x24', '-nolisten', 'tcp'];
  const screen = spawn('Xvfb', ['-displayfd', '1', ...size], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [display] = (await once(createInterface(screen.stdout as NodeJS.ReadableStream), 'line')) as [string];
  return { screen, display: `:${display}` };
}

export async function openWebKit(program: string, javaScript: boolean): Promise<Driver> {
  const { screen, display } = await startScreen();
  const port = await getPort({ host: '127.0.0.1' });
  const driver = spawn(program, [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: display,
      // No desktop reads this window.
      NO_AT_BRIDGE: '1',
      DBUS_SESSION_BUS_ADDRESS: 'disabled:',
      LIBGL_ALWAYS_SOFTWARE: '1',
      // WebKit's sandbox does not start as root.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    },
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  });
  /** Ends the driver with its window and the screen, also when this process ends early. */
  const stop = () => {
    process.off('exit', stop);
    screen.kill();
    if (driver.pid) process.kill(-driver.pid);
  };
  process.once('exit', stop);
  const errors: string[] = [];
  createInterface(driver.stdout).on('line', (line) => {
    if (line.startsWith('fault: ')) errors.push(line);
  });

  const call = async (method: string, route: string, body: object = {}): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}/session${route}`, {
      method,
      signal: AbortSignal.timeout(60_000),
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null };
    if (!answer.ok) throw new Error(`${route}: ${value?.error} ${value?.message}`);
    return value;
  };
  const browserOptions = {
    binary: path.join(import.meta.dirname, 'window.py'),
    args: javaScript ? [] : ['--no-script'],
  };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } };
  const deadline = Date.now() + 20_000;
  let session: { sessionId: string } | undefined;
  while (!session) {
    session = (await call('POST', '', { capabilities }).catch(async (error) => {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    })) as typeof session;
  }
  const { sessionId } = session;
  const post = (route: string, body?: object) => call('POST', `/${sessionId}${route}`, body);
  const act = (id: string, type: string, actions: object[]) =>
    post('/actions', { actions: [{ id, type, actions }] });

  return {
    errors,
    goto: async (url) => void (await post('/url', { url })),
    async evaluate(task, ...args) {
      const value = await post('/execute/sync', { script: `return ${asCall(task, args)}`, args: [] });
      return JSON.parse(value as string) as ReturnType<typeof task>;
    },
    clickAt: async (x, y) => void (await act('mouse', 'pointer', describeClick(x, y, { duration: 0 }))),
    press: async (keys) => void (await act('keyboard', 'key', describeKeys(keys))),
    async chooseFile(selector, file) {
      const found = await post('/element', { using: 'css selector', value: selector });
      await post(`/element/${(found as Record<string, string>)[elementKey]}/value`, { text: file });
    },
    // A blank window has no cookies.
    forget: async () => void (await call('DELETE', `/${sessionId}/cookie`).catch(() => undefined)),
    back: async () => void (await post('/back')),
    reload: async () => void (await post('/refresh')),
    resize: async (width, height) => void (await post('/window/rect', { width, height })),
    screenshot: async () => Buffer.from((await call('GET', `/${sessionId}/screenshot`)) as string, 'base64'),
    async close() {
      await call('DELETE', `/${sessionId}`).catch(() => undefined);
      stop();
    },
  };
}
