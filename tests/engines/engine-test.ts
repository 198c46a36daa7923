/** The `test` of the journeys in Firefox and WebKit: a page with the waits that the protocols lack. */
import { expect, test as base } from '@playwright/test';
import type { Email } from 'postal-mime';
import { readMails, waitForMail } from '../support/mailbox.ts';
import { readEnvironment } from '../support/test.ts';
import { findEngine, type OtherEngine } from '../../tools/lib/engines.ts';
import type { Driver } from './driver.ts';
import { openChromium } from './chromium-engine.ts';
import { openFirefox } from './firefox.ts';
import { startFront, type Front } from './front.ts';
import { openWebKit } from './webkit.ts';

export type EngineName = OtherEngine | 'chromium';
const openers = { firefox: openFirefox, webkit: openWebKit };

/** Code points of WebDriver. */
const keys = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  End: '\uE010',
  Backspace: '\uE003',
} as const;

type Act<Result, Args extends unknown[]> = (...args: Args) => Result;

export interface Tab extends Pick<Driver, 'chooseFile' | 'back' | 'reload' | 'print'> {
  goto: (path: string) => Promise<void>;
  /** Calls a function in the page, again if a navigation interrupts it. */
  read: <Result, Args extends unknown[]>(act: Act<Result, Args>, ...args: Args) => Promise<Result>;
  /** Waits for the result of a function in the page. */
  poll: <Result, Args extends unknown[]>(
    act: Act<Result, Args>,
    ...args: Args
  ) => ReturnType<typeof expect.poll<Result>>;
  /** Waits until the element with these words holds still and is on top. */
  click: (selector: string, words?: string) => Promise<void>;
  /** Clicks a field and types. */
  type: (selector: string, text: string) => Promise<void>;
  press: (...names: (keyof typeof keys)[]) => Promise<void>;
  /** The value of a field. */
  value: (selector: string) => ReturnType<typeof expect.poll<string | undefined>>;
  /** The text of an element, or nothing while it is hidden. */
  text: (selector: string) => ReturnType<typeof expect.poll<string>>;
}

export interface Mails {
  all: () => Promise<Email[]>;
  waitFor: (fits: (mail: Email) => boolean) => Promise<Email>;
}

interface Fixtures {
  tab: Tab;
  /** Console errors that this test causes on purpose. */
  expectedErrors: RegExp;
  mails: Mails;
}

interface WorkerFixtures {
  engine: EngineName;
  front: Front;
  /** Starts the engine on first use, and once more without JavaScript. */
  start: (javaScript: boolean) => Promise<Driver>;
}

/** Returns the middle of an element if a click there would reach it. */
function aim(selector: string, words: string): [number, number] | null {
  const target = [...document.querySelectorAll(selector)].find(
    (element) =>
      element.checkVisibility() &&
      `${element.textContent} ${element.getAttribute('aria-label')}`.includes(words),
  );
  if (!target) return null;
  // The first line of a link in a text.
  const box = target.getClientRects()[0];
  if (!box) return null;
  // Whole pixels, as WebDriver takes them: 843.7 would be below a window of 844 px.
  const [x, y] = [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)];
  const top = document.elementFromPoint(x, y);
  // While one page fades into the next, the fade covers the page: every click reaches the root element.
  if (top === document.documentElement) return null;
  if (top && (target.contains(top) || top.contains(target))) return [x, y];
  // It is outside the window, or below a bar.
  target.scrollIntoView({ block: 'center', behavior: 'instant' });
  return null;
}

/** Large pages load their scripts after the first paint (render/finish/join-scripts.ts). */
function hasLateScripts(): boolean {
  const late = [...document.scripts].find(({ text }) => text.includes('import("/_a/page.'));
  if (!late) return true;
  const file = /\/_a\/page\.[^"]+/.exec(late.text)?.[0] ?? '';
  return performance.getEntriesByType('resource').some(({ name }) => name.endsWith(file));
}

function openTab(driver: Driver, base: string): Tab {
  const read = async <Result, Args extends unknown[]>(
    act: Act<Result, Args>,
    ...args: Args
  ): Promise<Result> => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await driver.evaluate(act, ...args);
      } catch (error) {
        if (tries === 20) throw error;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  };
  const poll = <Result, Args extends unknown[]>(act: Act<Result, Args>, ...args: Args) =>
    expect.poll(() => read(act, ...args), { intervals: [50, 100, 100, 250] });
  const press = (...names: (keyof typeof keys)[]) => driver.press(names.map((name) => keys[name]));
  const click: Tab['click'] = async (selector, words = '') => {
    let point: [number, number] = [0, 0];
    await expect
      .poll(
        async () => {
          const last = String(point);
          const now = await read(aim, selector, words);
          point = now ?? [0, 0];
          return now !== null && String(now) === last;
        },
        { message: `${selector} ${words}`, intervals: [100] },
      )
      .toBe(true);
    await driver.clickAt(...point);
  };
  return {
    async goto(path) {
      await driver.goto(base + path);
      await poll(hasLateScripts).toBe(true);
    },
    read,
    poll,
    click,
    press,
    async type(selector, text) {
      await click(selector);
      await driver.press([...text]);
    },
    value: (selector) => poll((at) => document.querySelector<HTMLInputElement>(at)?.value, selector),
    text: (selector) =>
      poll((at) => {
        const found = document.querySelector<HTMLElement>(at);
        return found?.checkVisibility() ? found.innerText : '';
      }, selector),
    chooseFile: driver.chooseFile,
    back: driver.back,
    reload: driver.reload,
    ...(driver.print && { print: driver.print }),
  };
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  front: [
    async ({}, use) => {
      const front = await startFront(readEnvironment('TEST_SITE_URL'));
      await use(front);
      front.close();
    },
    { scope: 'worker' },
  ],
  start: [
    async ({ engine, playwright, launchOptions }, use) => {
      const open = async (javaScript: boolean) =>
        engine === 'chromium'
          ? openChromium(await playwright.chromium.launch(launchOptions), javaScript)
          : openers[engine](findEngine(engine) ?? engine, javaScript);
      const started = new Map<boolean, Promise<Driver>>();
      await use((javaScript) => {
        const driver = started.get(javaScript) ?? open(javaScript);
        started.set(javaScript, driver);
        return driver;
      });
      for (const driver of started.values()) await (await driver).close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  // WebKit's error when a navigation skips the fade between pages, as in tests/support/test.ts.
  expectedErrors: [/Skipping view transition/, { option: true }],
  tab: async ({ start, front, viewport, javaScriptEnabled, expectedErrors }, use, info) => {
    const driver = await start(javaScriptEnabled);
    const { width, height } = viewport ?? { width: 1440, height: 900 };
    await driver.resize(width, height);
    await driver.forget();
    driver.errors.length = 0;
    front.rule(() => 'pass');
    await use(openTab(driver, front.url));
    if (info.status !== info.expectedStatus)
      await info.attach('screenshot', { body: await driver.screenshot(), contentType: 'image/png' });
    expect(
      driver.errors.filter((error) => !expectedErrors.test(error)),
      'errors in the console',
    ).toEqual([]);
  },
  mails: async ({}, use) => {
    const folder = readEnvironment('TEST_MAIL_FOLDER');
    await use({ all: () => readMails(folder), waitFor: (fits) => waitForMail(folder, fits) });
  },
});

/** Runs the journeys on a phone and at a desk. */
export function atBothWidths(describe: () => void): void {
  for (const [device, viewport] of [
    ['on a phone', { width: 390, height: 844 }],
    ['at a desk', { width: 1440, height: 900 }],
  ] as const)
    test.describe(device, () => {
      test.use({ viewport });
      describe();
    });
}

/**
 * ENGINES-SAME: faults that only show in one engine: a page wider than its window, a list that WebKit announces as a plain group
 * because it has neither markers nor a role, and a dialog taller than its words.
 */
export const expectSound = (tab: Tab): Promise<void> =>
  tab
    .poll(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const lists = [...document.querySelectorAll('ul, ol')].filter(
        (list) =>
          getComputedStyle(list).listStyleType === 'none' &&
          list.role !== 'list' &&
          !list.closest('nav, [role=navigation]'),
      );
      const dialogs = [...document.querySelectorAll('dialog[open], [popover]:popover-open')].filter(
        (dialog) => {
          const [first, last] = [dialog.firstElementChild, dialog.lastElementChild];
          if (!first || !last || dialog.scrollHeight > dialog.clientHeight) return false;
          const words = last.getBoundingClientRect().bottom - first.getBoundingClientRect().top;
          const { paddingTop, paddingBottom } = getComputedStyle(dialog);
          return dialog.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom) - words > 2;
        },
      );
      return [
        ...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : []),
        ...lists.map((list) => `no list: ${list.outerHTML.slice(0, 120)}`),
        ...dialogs.map((dialog) => `too tall: ${dialog.outerHTML.slice(0, 120)}`),
      ];
    })
    .toEqual([]);

export type { Front } from './front.ts';
export { expect } from '@playwright/test';
