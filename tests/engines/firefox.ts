/** Firefox by WebDriver BiDi, which it speaks itself. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { asCall, describeClick, describeKeys, type Driver } from './driver.ts';

interface Message {
  id?: number;
  type: 'success' | 'error' | 'event';
  message?: string;
  result?: unknown;
  method?: string;
  params?: { level?: string; text?: string };
}

type Send = (method: string, params?: object) => Promise<unknown>;

/** Background requests and first-run pages would only cost time. */
const preferences = {
  // Back loads the page again, as on a phone that has dropped it.
  'browser.sessionhistory.max_total_viewers': 0,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
};

async function connect(url: string, onEvent: (event: Message) => void): Promise<Send> {
  const socket = new WebSocket(url);
  const waiting = new Map<number | undefined, (answer: Message) => void>();
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.type === 'event') onEvent(message);
    else waiting.get(message.id)?.(message);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  let last = 0;
  return (method, params = {}) =>
    new Promise((resolve, reject) => {
      const id = ++last;
      waiting.set(id, ({ type, message, result }) => {
        waiting.delete(id);
        if (type === 'error') reject(new Error(`${method}: ${message}`));
        else resolve(result);
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
}

export async function openFirefox(program: string, javaScript: boolean): Promise<Driver> {
  const profile = mkdtempSync(path.join(tmpdir(), 'firefox-'));
  const lines = Object.entries({ ...preferences, 'javascript.enabled': javaScript }).map(
    ([name, value]) => `user_pref("${name}", ${value});`,
  );
  writeFileSync(path.join(profile, 'user.js'), lines.join('\n'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const firefox = spawn(program, args, {
    env: { ...process.env, HOME: profile, MOZ_CRASHREPORTER_DISABLE: '1' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const stop = () => void firefox.kill();
  process.once('exit', stop);
  const ended = new Promise((resolve) => firefox.once('exit', resolve));
  const address = await new Promise<string>((resolve, reject) => {
    createInterface(firefox.stderr).on('line', (line) => {
      const found = /BiDi listening on (ws:\S+)/.exec(line)?.[1];
      if (found) resolve(found);
    });
    firefox.once('exit', () => reject(new Error('Firefox ended at once.')));
  });
  const errors: string[] = [];
  const send = await connect(`${address}/session`, ({ params }) => {
    if (params?.level === 'error') errors.push(params.text ?? '');
  });
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const tree = (await send('browsingContext.getTree')) as { contexts: { context: string }[] };
  const context = tree.contexts[0]?.context;

  const act = (id: string, type: string, actions: object[]) =>
    send('input.performActions', { context, actions: [{ id, type, actions }] });
  return {
    errors,
    goto: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    async evaluate(call, ...args) {
      const answer = (await send('script.evaluate', {
        expression: asCall(call, args),
        // A sandbox runs in a page without scripts, too.
        target: { context, sandbox: 'journeys' },
        awaitPromise: false,
      })) as { result?: { value: string }; exceptionDetails?: { text: string } };
      if (!answer.result) throw new Error(answer.exceptionDetails?.text);
      return JSON.parse(answer.result.value) as ReturnType<typeof call>;
    },
    clickAt: async (x, y) => void (await act('mouse', 'pointer', describeClick(x, y))),
    press: async (keys) => void (await act('keyboard', 'key', describeKeys(keys))),
    async chooseFile(selector, file) {
      const { nodes } = (await send('browsingContext.locateNodes', {
        context,
        locator: { type: 'css', value: selector },
      })) as { nodes: { sharedId: string }[] };
      await send('input.setFiles', { context, element: { sharedId: nodes[0]?.sharedId }, files: [file] });
    },
    forget: async () => void (await send('storage.deleteCookies')),
    back: async () => void (await send('browsingContext.traverseHistory', { context, delta: -1 })),
    reload: async () => void (await send('browsingContext.reload', { context, wait: 'complete' })),
    resize: async (width, height) =>
      void (await send('browsingContext.setViewport', { context, viewport: { width, height } })),
    async screenshot() {
      const { data } = (await send('browsingContext.captureScreenshot', { context })) as { data: string };
      return Buffer.from(data, 'base64');
    },
    async print() {
      // Centimeters.
      const [page, margin] = [
        { width: 21.59, height: 27.94 },
        { top: 1.016, bottom: 1.016, left: 1.016, right: 1.016 },
      ];
      const { data } = (await send('browsingContext.print', { context, page, margin })) as { data: string };
      return Buffer.from(data, 'base64');
    },
    async close() {
      await send('browser.close');
      await ended;
      process.off('exit', stop);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
